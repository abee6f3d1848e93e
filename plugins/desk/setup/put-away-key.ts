/** Under which it is kept that a person does not want to see the way to the first order. */
export const putAwayKey = 'desk-setup-put-away'
