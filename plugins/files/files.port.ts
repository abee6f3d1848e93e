/** What became of the file that a request brought, for whoever says why it failed. */
export { type WriteFailure, writeFailureOf } from './hooks/follow-files.ts'
/** Which pictures are to be made ready before anybody asks for them, for whoever makes them. */
export {
  failPicture,
  finishPicture,
  type HeldPicture,
  holdPicture,
  keepPicture,
  letPictureGo,
  type PictureFailure,
  postponePicture,
  setPictureAside,
} from './operations/picture-queue.ts'
