/** With what the demo of the providers is opened; it keeps no money, so everybody may know. */
export const demoAccess = {
  mollieKey: 'test_demodemodemodemodemodemodemodemo',
  merchant: '1100000001',
  password: 'demo-passwort',
  signKey: 'd0'.repeat(32),
} as const
