import { callOf } from '#domain/api/call-of.ts'
import type {
  addCommentContract,
  answerCommentContract,
  changeCommentContract,
  readCommentsContract,
  removeCommentContract,
  settleCommentContract,
} from '#domain/content/together/comments.contract.ts'

export const readComments = callOf<typeof readCommentsContract>('get', '/api/pages/comments')
export const addComment = callOf<typeof addCommentContract>('post', '/api/pages/comments')
export const answerComment = callOf<typeof answerCommentContract>('post', '/api/pages/comments/{id}/answers')
export const changeComment = callOf<typeof changeCommentContract>('patch', '/api/pages/comments/{id}')
export const settleComment = callOf<typeof settleCommentContract>('post', '/api/pages/comments/{id}/settled')
export const removeComment = callOf<typeof removeCommentContract>('delete', '/api/pages/comments/{id}')
