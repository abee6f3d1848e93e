import { describe, expect, it } from 'vitest'
import { anna, at, type Change, delivery, evening, inn, night } from './checkout.fixture.ts'
import { checkoutProblems } from './checkout.ts'

const problems = (change?: Change) =>
  checkoutProblems(anna(change)).map(({ field, code }) => `${field} ${code}`)

const [centre, ...others] = inn.deliveryAreas
const zipped = {
  deliveryAreas: [
    ...(centre ? [{ ...centre, zipCodes: '6850' }] : []),
    ...others.map((area) => ({ ...area, zipCodes: '6890' })),
  ],
}
const elsewhere = {
  isDeliveryAddressDifferent: true,
  deliveryFirstName: 'Max',
  deliveryLastName: 'Berger',
  deliveryStreet: 'Am Berg 3',
  deliveryCity: 'Wien',
}

describe('checkoutProblems', () => {
  it('finds nothing wrong with an order that leaves nothing out', () => {
    expect(problems()).toEqual([])
    expect(problems({ form: delivery, now: evening })).toEqual([])
    expect(problems({ form: { isDineIn: true, table: '7' } })).toEqual([])
  })

  it.each<[string, Change, string[]]>([
    ['an empty cart', { form: { items: [] } }, ['items cart-empty']],
    [
      'missing names',
      { form: { firstName: ' ', lastName: '' } },
      ['firstName required', 'lastName required'],
    ],
    ['a company without a name', { form: { isCompany: true } }, ['companyName required']],
    ['a broken email', { form: { email: 'anna@' } }, ['email email-invalid']],
    ['a phone without country', { form: { phone: '0664 1234567' } }, ['phone phone-invalid']],
    ...['abc', ' - ', '\t'].map((phone): [string, Change, string[]] => [
      `${JSON.stringify(phone)} for a phone that is needed`,
      { form: { phone }, branch: { isTakeawayPhoneRequired: true } },
      ['phone required'],
    ]),
    ['unread terms', { form: { legalInstructions: false } }, ['legalInstructions terms-required']],
    ['an unread privacy policy', { form: { privacyPolicy: false } }, ['privacyPolicy privacy-required']],
    [
      'takeaway where there is none',
      { branch: { isTakeawayEnabled: false } },
      ['orderType order-type-unavailable'],
    ],
    [
      'delivery where there is none',
      { form: delivery, branch: { isDeliveryEnabled: false }, now: evening },
      ['orderType order-type-unavailable'],
    ],
    [
      'dine-in where there is none',
      { form: { isDineIn: true, table: '7' }, branch: { isDineInEnabled: false } },
      ['orderType order-type-unavailable'],
    ],
    ['no table', { form: { isDineIn: true } }, ['table required']],
    ['a table of another house', { form: { isDineIn: true, table: '8' } }, ['table table-unknown']],
    ['no area', { form: { ...delivery, deliveryArea: '' }, now: evening }, ['deliveryArea required']],
    [
      'an area of another house',
      { form: { ...delivery, deliveryArea: 'Mond' }, now: evening },
      ['deliveryArea delivery-area-unknown'],
    ],
    [
      'an address in another area',
      { branch: zipped, form: { ...delivery, zipCode: '6890' }, now: evening },
      ['zipCode zip-code-elsewhere'],
    ],
    [
      'an address outside of all areas',
      {
        branch: zipped,
        form: { ...delivery, ...elsewhere, zipCode: '6850', deliveryZipCode: '9999' },
        now: evening,
      },
      ['deliveryZipCode zip-code-not-served'],
    ],
    [
      'too little for the area',
      { form: delivery, goodsGrossCents: 1999, now: evening },
      ['items minimum-order-value'],
    ],
    [
      'too little for the area beside a voucher, which nobody has delivered',
      { form: delivery, goodsGrossCents: 6999, countedGoodsCents: 1999, now: evening },
      ['items minimum-order-value'],
    ],
    ['more than the shop takes at once', { goodsGrossCents: 100_001 }, ['items order-too-large']],
    [
      'more than the shop takes at once, delivered',
      { form: delivery, goodsGrossCents: 100_001, now: evening },
      ['items order-too-large'],
    ],
    ['as much as the shop takes at once', { goodsGrossCents: 100_000 }, []],
    ['a closed house', { now: night }, ['orderType closed']],
    ['a closed house for delivery', { form: delivery, now: night }, ['orderType closed']],
    ['delivery outside its hours', { form: delivery }, ['orderType delivery-closed']],
    [
      'a missing appointment',
      { branch: { isAppointmentRequired: true } },
      ['appointmentDate appointment-required'],
    ],
    [
      'what takes its time, wanted as soon as possible',
      { leadTimeMinutes: 240 },
      ['appointmentDate appointment-required'],
    ],
    [
      'a preorder for no time',
      { branch: { isPreorderEnabled: true }, now: night },
      ['appointmentDate appointment-required'],
    ],
    [
      'an appointment that is no time',
      { form: { appointmentDate: 'morgen' } },
      ['appointmentDate appointment-invalid'],
    ],
    [
      'an appointment outside the hours',
      { form: { appointmentDate: at('2026-11-24T10:00').toString() } },
      ['appointmentDate appointment-closed'],
    ],
    [
      'a delivery appointment outside the delivery hours',
      { form: { ...delivery, appointmentDate: at('2026-11-24T12:00').toString() }, now: evening },
      ['appointmentDate appointment-closed'],
    ],
    [
      'an appointment within the lead time',
      { form: { appointmentDate: at('2026-11-23T12:29').toString() }, leadTimeMinutes: 30 },
      ['appointmentDate appointment-too-early'],
    ],
    [
      'an appointment next year',
      { form: { appointmentDate: at('2027-11-23T12:30').toString() } },
      ['appointmentDate appointment-too-late'],
    ],
    [
      'a payment that the branch lacks',
      { form: { paymentMethod: 'hydro-ag-voucher' } },
      ['paymentMethod payment-method-unavailable'],
    ],
    [
      'a payment that the shop lacks',
      { form: { paymentMethod: 'mollie' } },
      ['paymentMethod payment-method-unavailable'],
    ],
  ])('refuses %s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected)
  })

  it.each<[string, Change]>([
    [
      'a table number typed in where tables are not selected',
      {
        form: { isDineIn: true, table: '99' },
        branch: { isTableSelectionEnabled: false },
      },
    ],
    ['exactly the minimum', { form: delivery, goodsGrossCents: 2000, now: evening }],
    [
      'any sum in an area without a minimum',
      { form: { ...delivery, deliveryArea: 'Land' }, goodsGrossCents: 1, now: evening },
    ],
    ['any sum to take away', { form: { deliveryArea: 'Zentrum' }, goodsGrossCents: 1 }],
    [
      'no area where the branch has none',
      { form: { isDelivery: true }, branch: { deliveryAreas: [] }, now: evening },
    ],
    [
      'a preorder for tomorrow',
      {
        branch: { isPreorderEnabled: true },
        form: { appointmentDate: at('2026-11-24T11:00').toString() },
        now: night,
      },
    ],
    [
      'a request for an offer where no payment is offered',
      {
        branch: {
          isQuotationRequired: true,
          isCashEnabled: false,
          isATMCardEnabled: false,
          isDatatransEnabled: false,
        },
      },
    ],
    [
      'a number with country and a full email',
      { form: { phone: '0043 664 1234567', email: ' anna@example.co.at ' } },
    ],
    ['letters for a phone that is not needed', { form: { phone: 'abc' } }],
    [
      'a needed phone with letters around it',
      { form: { phone: 'Tel. 0043 664/1234567' }, branch: { isTakeawayPhoneRequired: true } },
    ],
  ])('takes %s', (_, change) => {
    expect(problems(change)).toEqual([])
  })

  it.each([
    'anna',
    'anna@example',
    'anna@.at',
    'an na@example.at',
    'anna@example..at',
    '@example.at',
    'a@b@example.at',
    'anna@example.at.',
  ])('does not take %s for an email', (email) => {
    expect(problems({ form: { email } })).toEqual(['email email-invalid'])
  })

  it('lists everything at once, in the order of the form', () => {
    const form = {
      items: [],
      firstName: '',
      appointmentDate: 'x',
      paymentMethod: 'mollie',
      privacyPolicy: false,
    } as const

    expect(problems({ form: { ...form, items: [] }, now: night })).toEqual([
      'items cart-empty',
      'orderType closed',
      'firstName required',
      'appointmentDate appointment-invalid',
      'paymentMethod payment-method-unavailable',
      'privacyPolicy privacy-required',
    ])
  })

  it('a quotation still names a payment that the branch has, where it has any', () => {
    expect(problems({ branch: { isQuotationRequired: true }, form: { paymentMethod: 'mollie' } })).toEqual([
      'paymentMethod payment-method-unavailable',
    ])
  })
})
