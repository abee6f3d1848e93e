import { callOf } from '#domain/api/call-of.ts'
import type {
  approveContract,
  askApprovalContract,
  readApprovalContract,
  returnContract,
  withdrawContract,
} from '#domain/content/approval/approval.contract.ts'

export const readApproval = callOf<typeof readApprovalContract>('get', '/api/pages/approvals')
export const askApproval = callOf<typeof askApprovalContract>('post', '/api/pages/approvals')
export const approve = callOf<typeof approveContract>('post', '/api/pages/approvals/{id}/approved')
export const giveBack = callOf<typeof returnContract>('post', '/api/pages/approvals/{id}/returned')
export const withdraw = callOf<typeof withdrawContract>('delete', '/api/pages/approvals/{id}')
