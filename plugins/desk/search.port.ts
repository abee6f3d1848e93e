/** For lists that are searched by words: the index that the palette searches. */
export { foundByWords } from './palette/found-by-words.ts'
