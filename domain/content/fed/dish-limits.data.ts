/** So many dishes a section shows where nobody says otherwise, and so many at most. */
export const usualDishes = 6
export const mostDishes = 24
