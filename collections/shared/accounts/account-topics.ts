/** What people are promised by mail about their accounts. */
export const lockMailTopic = 'account-locked'
export const resetMailTopic = 'password-reset'
export const addressMailTopic = 'address-changed'

/** Anybody may have these promised, with any name, and after a day nobody needs them any more. */
export const strangersTopics = [lockMailTopic, resetMailTopic]
