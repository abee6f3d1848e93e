import type { Config } from 'payload'

import { onCollection } from '#kernel/api/endpoint-of.ts'
import { withComponent } from '#collections/shared/admin/with-component.ts'
import { capability } from '#kernel/capability/capability.ts'
import type { Right } from '#kernel/access/rights.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'
import { withDesk, withDeskView } from '#plugins/desk/desk.port.ts'
import { withToday } from '#plugins/desk/today.port.ts'
import { type DeskAction, withPalette } from '#plugins/desk/palette.port.ts'
import { paymentNews } from '#plugins/payments/payments.port.ts'

import { acceptanceEndpoints } from './endpoints/acceptance.endpoints.ts'
import { changeItemEndpoint } from './endpoints/change-item.endpoint.ts'
import { changeOrderEndpoint } from './endpoints/change-order.endpoint.ts'
import { customerOrdersEndpoint } from './endpoints/customer-orders.endpoint.ts'
import { deleteOrderEndpoint } from './endpoints/delete-order.endpoint.ts'
import { followOrderEndpoints } from './endpoints/follow-order.endpoints.ts'
import { freeTimesEndpoints } from './endpoints/free-times.endpoints.ts'
import { fullSlotsEndpoint } from './endpoints/full-slots.endpoint.ts'
import { guestMoveEndpoints } from './endpoints/guest-move.endpoints.ts'
import { kitchenEndpoints } from './endpoints/kitchen.endpoints.ts'
import { orderDetailsEndpoint } from './endpoints/order-details.endpoint.ts'
import { orderEventsEndpoint } from './endpoints/order-events.endpoint.ts'
import { orderFeedEndpoints } from './endpoints/order-feed.endpoints.ts'
import { orderHistoryEndpoint } from './endpoints/order-history.endpoint.ts'
import { orderListEndpoints } from './endpoints/order-lists.endpoints.ts'
import { orderViewerEndpoint } from './endpoints/order-viewer.endpoint.ts'
import { orderReviewEndpoint } from './endpoints/order-review.endpoint.ts'
import { guestQuotationEndpoints } from './endpoints/guest-quotation.endpoints.ts'
import { knownGuestsEndpoint } from './endpoints/known-guests.endpoint.ts'
import { payPartEndpoints } from './endpoints/pay-part.endpoints.ts'
import { pickupEndpoints } from './endpoints/pickup.endpoints.ts'
import { placeOrderEndpoint } from './endpoints/place-order.endpoint.ts'
import { publicOrderEndpoint } from './endpoints/public-order.endpoint.ts'
import { paymentEndpoints } from './endpoints/payment.endpoints.ts'
import { resendOrderEndpoints } from './endpoints/resend-order.endpoints.ts'
import { quotationEndpoints } from './endpoints/quotation.endpoints.ts'
import { screenMoveEndpoints } from './endpoints/screen-move.endpoints.ts'
import { screenPeopleEndpoints } from './endpoints/screen-people.endpoints.ts'
import { soldOutEndpoints } from './endpoints/sold-out.endpoints.ts'
import { staffMoveEndpoint } from './endpoints/staff-move.endpoint.ts'
import { staffOrderEndpoint } from './endpoints/staff-order.endpoint.ts'
import { takeOrderEndpoint } from './endpoints/take-order.endpoint.ts'
import { tablesEndpoints } from './endpoints/tables.endpoints.ts'
import { takeBackEndpoint } from './endpoints/take-back.endpoint.ts'
import { forgetGuest } from './hooks/forget-guest.ts'
import { refuseManyOrders } from './hooks/refuse-many-orders.ts'
import { orderMail, orderMoved, orderPlaced, orderPush, orderSms, voucherSale } from './jobs/order-effects.ts'
import { countAwaiting } from './operations/count-awaiting.ts'
import { ordersInPalette } from './orders.palette.ts'
import { showOrdersOn } from './show-orders-on.ts'
import { textEndpoints } from './texts/text.endpoints.ts'
import { textSmsTest, textTest } from './texts/text-effects.ts'
import { branchOutages } from './today/branch-outages.ts'
import { openOrders } from './today/open-orders.ts'
import { pausedBranches, placesOfToday } from './today/places.ts'
import { todaysFigures } from './today/todays-figures.ts'
import { waitingOrders } from './today/waiting-orders.ts'

const components = '/plugins/ordering/admin'

/** Placing orders, moving them along their life cycle, and what staff see of it in the admin panel. */
export const orderingPlugin = capability(
  {
    name: 'ordering',
    rewrite: showOrdersOn,
    collections: {
      orders: {
        endpoints: [
          placeOrderEndpoint,
          takeOrderEndpoint,
          knownGuestsEndpoint,
          publicOrderEndpoint,
          orderEventsEndpoint,
          ...guestMoveEndpoints,
          ...guestQuotationEndpoints,
          ...followOrderEndpoints,
          orderReviewEndpoint,
          ...orderListEndpoints,
          ...orderFeedEndpoints,
          ...acceptanceEndpoints,
          ...soldOutEndpoints,
          staffOrderEndpoint,
          orderHistoryEndpoint,
          staffMoveEndpoint,
          ...quotationEndpoints,
          ...screenMoveEndpoints,
          ...screenPeopleEndpoints,
          ...kitchenEndpoints,
          ...pickupEndpoints,
          ...tablesEndpoints,
          changeOrderEndpoint,
          changeItemEndpoint,
          deleteOrderEndpoint,
          takeBackEndpoint,
          ...resendOrderEndpoints,
          ...paymentEndpoints,
          ...payPartEndpoints,
          ...freeTimesEndpoints,
          orderDetailsEndpoint,
          orderViewerEndpoint,
        ].map((endpoint) => onCollection('orders', endpoint)),
        rule: { beforeOperation: [refuseManyOrders] },
        preview: ({ uid, hash }) => (uid && hash ? `/status/${String(uid)}/${String(hash)}` : null),
      },
      branches: { endpoints: [onCollection('branches', fullSlotsEndpoint)] },
      'message-texts': {
        endpoints: textEndpoints.map((endpoint) => onCollection('message-texts', endpoint)),
      },
      // A customer who goes takes their name out of their orders.
      customers: { endpoints: [customerOrdersEndpoint], rule: { beforeDelete: [forgetGuest] } },
    },
    outbox: [
      delivered(orderPlaced, async () => (await import('./jobs/announce-order.ts')).announcePlaced),
      delivered(orderMoved, async () => (await import('./jobs/announce-order.ts')).announceMoved),
      delivered(paymentNews, async () => (await import('./jobs/settle-payments.ts')).settleAfterNews),
      delivered(voucherSale, async () => (await import('./jobs/follow-voucher-sale.ts')).followVoucherSale),
      delivered(orderMail, async () => (await import('./jobs/send-order-mail.ts')).sendOrderMail),
      delivered(orderSms, async () => (await import('./jobs/send-order-sms.ts')).sendOrderSms),
      delivered(textTest, async () => (await import('./texts/send-text-test.ts')).sendTextTest),
      delivered(textSmsTest, async () => (await import('./texts/send-sms-test.ts')).sendSmsTest),
      delivered(orderPush, async () => (await import('./jobs/send-order-push.ts')).sendOrderPush),
    ],
    workers: [
      {
        name: 'unanswered-orders',
        everySeconds: 15,
        load: async () => (await import('./jobs/end-unanswered.ts')).endUnanswered,
      },
      {
        name: 'expired-quotations',
        everySeconds: 60,
        load: async () => (await import('./jobs/expire-quotations.ts')).expireQuotations,
      },
      {
        name: 'overdue-answers',
        everySeconds: 30,
        load: async () => (await import('./jobs/call-for-answers.ts')).callForAnswers,
      },
      {
        name: 'appointment-reminders',
        everySeconds: 60,
        load: async () => (await import('./jobs/remind-guests.ts')).remindGuests,
      },
      {
        name: 'online-payments',
        everySeconds: 30,
        isExclusive: true,
        load: async () => (await import('./jobs/settle-payments.ts')).settlePayments,
      },
      {
        name: 'idempotency-keys',
        everySeconds: 3600,
        load: async () => (await import('./jobs/forget-idempotency-keys.ts')).forgetIdempotencyKeys,
      },
    ],
  },
  (config) =>
    withComponent(
      withOrderDesk(config),
      'providers',
      `${components}/late-answers/late-answers-watch.tsx#LateAnswersWatch`,
    ),
)

const withOrderDesk = (config: Config): Config =>
  withDeskView(withTexts(withBoard(config)), {
    area: 'ordering',
    label: 'Zahlungen prüfen',
    path: '/unsettled-payments',
    right: ['read', 'payments'],
    component: '/plugins/ordering/admin/unsettled/views.tsx#UnsettledPaymentsView',
  })

const withTexts = (config: Config): Config =>
  withDeskView(config, {
    area: 'operations',
    label: 'Vorlagen',
    path: '/message-texts',
    right: ['read', 'message-texts'],
    standsFor: 'message-texts',
    component: `${components}/texts/views.tsx#TextsView`,
  })

const withBoard = (config: Config): Config =>
  withDeskView(
    withPalette(
      withToday(
        withDesk(config, {
          counts: [{ area: 'ordering', label: 'unbestätigt', right: ofOrders.right, read: countAwaiting }],
        }),
        {
          waiting: [{ ...ofOrders, read: waitingOrders }],
          figures: [{ ...ofOrders, name: 'Zahlen des Tages', read: todaysFigures }],
          lists: [{ ...ofOrders, read: openOrders }],
          outages: [
            { ...ofOrders, ...ofBranches, read: pausedBranches },
            { ...ofOrders, name: 'Ausverkauftes', follows: ['outages', 'products'], read: branchOutages },
          ],
          places: [{ ...ofOrders, ...ofBranches, read: placesOfToday }],
        },
      ),
      { kinds: [ordersInPalette], actions: [takingOrders] },
    ),
    {
      area: 'ordering',
      label: 'Laufende Bestellungen',
      path: '/orders',
      leads: true,
      right: ['read', 'orders'],
      component: '/plugins/ordering/admin/views.tsx#OrderBoardView',
    },
  )

const takingOrders: DeskAction = {
  label: 'Bestellung aufnehmen',
  path: '/orders?neu=1',
  words: ['neue', 'telefon', 'theke', 'anruf'],
  right: ['update', 'orders'],
}

/** Also what is about branches is for those who take their orders. */
const ofOrders = {
  name: 'Bestellungen',
  right: ['read', 'orders'] as [Right, string],
  follows: ['orders'],
}
const ofBranches = { name: 'Filialen', follows: ['branches'] }
