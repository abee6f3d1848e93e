export const aboutNothingHeader = 'x-data-about-nothing'

/** Headers of an answer about something that does not exist: there is no end to what does not, so it is kept apart. */
export const aboutNothing = { [aboutNothingHeader]: 'yes' }
