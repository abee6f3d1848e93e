/** Why a shift does not change hands. */
export const planningRefusals = {
  'swap-settled': {
    status: 409,
    text: 'Über diesen Tausch ist schon entschieden, oder jemand anderes hat die Schicht übernommen.',
  },
  'swap-not-taken': { status: 409, text: 'Diese Schicht hat noch niemand übernommen.' },
  'swap-outdated': {
    status: 409,
    text: 'Die Schicht hat sich inzwischen geändert oder hat schon begonnen. Der Tausch ist nicht mehr möglich.',
  },
} as const
