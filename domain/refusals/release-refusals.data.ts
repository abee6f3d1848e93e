/** Why several drafts do not go out together. */
export const releaseRefusals = {
  'release-settled': { status: 409, text: 'Diese Veröffentlichung ist schon hinausgegangen.' },
  'release-blocked': {
    status: 409,
    text: 'Nichts wurde veröffentlicht, denn nicht alles darf hinaus.',
  },
} as const
