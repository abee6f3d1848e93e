/** The most that clients may write, in characters; browser and server go by the same. */
export const longestLine = 200
export const longestComment = 2000
export const longestAnswer = 5000
/** How a guest signs a review that may be shown. */
export const longestSignature = 60

/** How many questions a questionnaire has at most. */
export const mostQuestions = 50
