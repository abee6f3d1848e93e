/** Where clients answer a questionnaire. Spec: storefront 2. */
export const questionnairePath = (publicHash: string): string => `/questionnaires/${publicHash}`
