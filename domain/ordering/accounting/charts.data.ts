/** The charts of accounts that accountants use: two in Germany, one in Austria. */
export const charts = ['skr03', 'skr04', 'ekr'] as const
export type Chart = (typeof charts)[number]

export const chartLabels: Readonly<Record<Chart, string>> = {
  skr03: 'SKR 03 (Deutschland)',
  skr04: 'SKR 04 (Deutschland)',
  ekr: 'Einheitskontenrahmen (Österreich)',
}

/**
 * What money is booked on besides sales. Whoever adds a way to pay names its account in `methodAccounts`; what bears no
 * tax is named in `untaxedAccount`.
 */
export const accountPurposes = [
  'cash',
  'card',
  'hydroVoucher',
  'mollie',
  'datatrans',
  'vouchers',
  'expiredVouchers',
  'givenVouchers',
  'tips',
  'donations',
  'fees',
  'difference',
] as const
export type AccountPurpose = (typeof accountPurposes)[number]

export const accountLabels: Readonly<Record<AccountPurpose, string>> = {
  cash: 'Kassa',
  card: 'Kartenzahlungen am Tresen',
  hydroVoucher: 'Gutscheine der Hydro AG',
  mollie: 'Mollie',
  datatrans: 'Datatrans',
  vouchers: 'Verbindlichkeit aus eigenen Gutscheinen',
  expiredVouchers: 'Verfallene Gutscheine (sonstige Erträge)',
  givenVouchers: 'Verschenkte Gutscheine (Werbeaufwand)',
  tips: 'Trinkgelder',
  donations: 'Spenden (durchlaufend)',
  fees: 'Gebühren der Anbieter',
  difference: 'Kassendifferenzen',
}

type ChartAccounts = {
  accounts: Readonly<Record<AccountPurpose, string>>
  /** Sales by tax rate in hundredths of a percent. */
  sales: Readonly<Record<number, string>>
  /** What the head of a batch calls the chart. */
  code: string
}

/** What a house begins with; its accountant says where that is different. */
export const chartAccounts: Readonly<Record<Chart, ChartAccounts>> = {
  skr03: {
    accounts: {
      cash: '1000',
      card: '1360',
      hydroVoucher: '1361',
      mollie: '1362',
      datatrans: '1363',
      vouchers: '1700',
      expiredVouchers: '2700',
      givenVouchers: '4600',
      tips: '1590',
      donations: '1590',
      fees: '4970',
      difference: '4900',
    },
    sales: { 1900: '8400', 700: '8300', 0: '8200' },
    code: '03',
  },
  skr04: {
    accounts: {
      cash: '1600',
      card: '1460',
      hydroVoucher: '1461',
      mollie: '1462',
      datatrans: '1463',
      vouchers: '3500',
      expiredVouchers: '4830',
      givenVouchers: '6600',
      tips: '1370',
      donations: '1370',
      fees: '6855',
      difference: '6300',
    },
    sales: { 1900: '4400', 700: '4300', 0: '4200' },
    code: '04',
  },
  ekr: {
    accounts: {
      cash: '2700',
      card: '2790',
      hydroVoucher: '2791',
      mollie: '2792',
      datatrans: '2793',
      vouchers: '3620',
      expiredVouchers: '4880',
      givenVouchers: '7650',
      tips: '3690',
      donations: '3690',
      fees: '7790',
      difference: '7850',
    },
    sales: { 2000: '4000', 1000: '4010', 1300: '4013', 490: '4005', 0: '4090' },
    code: '',
  },
}
