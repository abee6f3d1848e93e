import type { TextFieldSingleValidation } from 'payload'

/** How a call says that it brings a picture which is described later, as many at once are. */
export const describeLater = 'describeLater'

/**
 * Pictures are described as they come. Whoever brings many may do so afterwards, and until then such a picture can be
 * changed otherwise; a description that is there is never taken away.
 */
export const describedOrLater: TextFieldSingleValidation = (value, { operation, previousValue, req }) => {
  if (value?.trim()) return true
  const isLater = operation === 'create' ? req.query?.[describeLater] === 'true' : previousValue === ''

  return value === '' && isLater ? true : req.t('validation:required')
}
