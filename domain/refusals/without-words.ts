/** A header of answers that are made in the browser: what follows is a step, and nothing has to be said of it. */
export const withoutWords = 'x-without-words'
