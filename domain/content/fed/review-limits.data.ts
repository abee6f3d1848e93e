/** So many reviews a section shows where nobody says otherwise, and so many at most. */
export const usualReviews = 6
export const mostReviews = 24
