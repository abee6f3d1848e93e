import type { BranchCard, BranchView, DeliveryArea } from './branch.contract.ts'
import type {
  CategoryView,
  MenuView,
  PartOption,
  PartType,
  ProductPart,
  ProductView,
} from './product.contract.ts'
import type { BranchShopView, ShopSettings, ShopView } from './shop.contract.ts'

/** Schnitzel, sold by the piece at 12,90 €, is the product every test starts from. */
export function product(changes: Partial<ProductView> = {}): ProductView {
  return {
    id: 'schnitzel',
    name: 'Wiener Schnitzel',
    description: 'Vom Kalb, mit Petersilerdäpfeln',
    allergens: ['A', 'C', 'G'],
    diets: [],
    type: 'normal',
    price: 1290,
    pricing: 'perUnit',
    unit: 'piece',
    calculationModel: 'fixed',
    minimumQuantity: null,
    maximumQuantity: null,
    quantityStepSize: null,
    alternativeUnits: [],
    defaultQuantity: null,
    defaultUnit: null,
    isPriceHidden: false,
    isStepByStep: false,
    isEnabled: true,
    isVisibleWhenUnavailable: false,
    soldOutUntil: null,
    schedule: [],
    images: [],
    tax: 1000,
    takeawayTax: 2000,
    dineInTax: 1300,
    config: { parts: [] },
    bundleItems: [],
    isLeadTimeEnabled: false,
    ...changes,
  }
}

export function option(id: string, modifier: PartOption['modifier'], value: number): PartOption {
  return { id, name: `Option ${id}`, modifier, value }
}

export function part(id: string, type: PartType, changes: Partial<ProductPart> = {}): ProductPart {
  return { id, name: `Teil ${id}`, description: null, type, optional: true, options: [], ...changes }
}

/** Roast beef by weight: 24,90 € per kilogram in steps of 50 g, also sold in pieces of about 250 g. */
export function roast(changes: Partial<ProductView> = {}): ProductView {
  return product({
    id: 'roast',
    name: 'Roastbeef',
    price: 2490,
    unit: 'kilogram',
    calculationModel: 'approximate',
    minimumQuantity: 0.1,
    maximumQuantity: 5,
    quantityStepSize: 0.05,
    alternativeUnits: [{ unit: 'piece', ratio: 0.25, calculationModel: 'minimum', quantityStepSize: 1 }],
    ...changes,
  })
}

/** Pizza, 9,50 €, with a required size, optional toppings and a note. */
export function pizza(changes: Partial<ProductView> = {}): ProductView {
  return product({
    id: 'pizza',
    name: 'Pizza',
    price: 950,
    type: 'configurable',
    config: {
      parts: [
        part('size', 'select', {
          optional: false,
          options: [option('normal', 'add', 0), option('large', 'overwrite', 1300)],
        }),
        part('toppings', 'multiselect', {
          options: [
            option('ham', 'add', 150),
            option('olives', 'add', 100),
            option('no-cheese', 'subtract', 50),
          ],
        }),
        part('note', 'text'),
      ],
    },
    ...changes,
  })
}

export function category(changes: Partial<CategoryView> = {}): CategoryView {
  return {
    id: 'mains',
    name: 'Hauptspeisen',
    description: null,
    image: null,
    isEnabled: true,
    isVisibleWhenUnavailable: false,
    schedule: [],
    ...changes,
  }
}

export function menu(changes: Partial<MenuView> = {}): MenuView {
  return {
    id: 'menu',
    name: 'Speisekarte',
    availableFrom: null,
    catalog: [{ category: 'mains', products: ['schnitzel'] }],
    ...changes,
  }
}

export function deliveryArea(changes: Partial<DeliveryArea> = {}): DeliveryArea {
  return {
    area: 'Innenstadt',
    price: 390,
    tax: 2000,
    free: false,
    freeFromOrderValue: 3000,
    minimumOrderValue: 1500,
    ...changes,
  }
}

export function branchCard(changes: Partial<BranchCard> = {}): BranchCard {
  return {
    id: 'wien',
    identifier: 'wien',
    name: 'Gasthaus Lindenhof',
    street: 'Kirchengasse 7',
    zipCode: '1070',
    city: 'Wien',
    keywords: 'Neubau, Spittelberg',
    tags: [{ id: 'vegan', name: 'Vegane Küche' }],
    images: [],
    isPublic: true,
    timeZone: 'Europe/Vienna',
    openingHours: [],
    deliveryHours: [],
    isDeliveryHoursEnabled: false,
    isTakeawayEnabled: true,
    isDeliveryEnabled: true,
    isDineInEnabled: true,
    isPreorderEnabled: true,
    ...changes,
  }
}

export function branch(changes: Partial<BranchView> = {}): BranchView {
  return {
    ...branchCard(),
    orderableFrom: null,
    deliveryAreas: [deliveryArea()],
    isTableSelectionEnabled: false,
    isAppointmentRequired: false,
    isQuotationRequired: false,
    isCashEnabled: true,
    isATMCardEnabled: false,
    isHydroAGVoucherEnabled: false,
    isMollieEnabled: false,
    isDatatransEnabled: false,
    isDeliveryEmailRequired: false,
    isDeliveryPhoneRequired: true,
    isDeliveryAddressRequired: true,
    isDineInEmailRequired: false,
    isDineInPhoneRequired: false,
    isDineInAddressRequired: false,
    isTakeawayEmailRequired: false,
    isTakeawayPhoneRequired: true,
    isTakeawayAddressRequired: false,
    slotMinutes: 15,
    tables: [],
    ...changes,
  }
}

export function settings(changes: Partial<ShopSettings> = {}): ShopSettings {
  return {
    shopKey: 'lindenhof',
    shopName: 'Lindenhof',
    currency: 'EUR',
    colorSetting: 'white',
    color1: '#7a1f1f',
    color2: '#f3e9dc',
    font: 'Mulish',
    borderRadius: '12px',
    termsAndConditions: {},
    privacyPolicy: {},
    imprint: {},
    allergens: {},
    donationAmount: 7,
    maxOrderValue: 1_000_000,
    socialLinks: [],
    enablePluginPWA: false,
    enablePluginToolbar: false,
    enablePluginHomePage: false,
    enablePluginSearch: true,
    enablePluginTags: true,
    enablePluginMapbox: false,
    enablePluginCategoryBar: true,
    enablePluginSMS: false,
    enablePluginDonations: true,
    enablePluginFrontdesk: false,
    enablePluginOrderReviews: false,
    disableTickets: false,
    enableCash: true,
    enableATMCard: false,
    enableHydroAGVoucher: false,
    enableMollie: false,
    enableDatatrans: false,
    ...changes,
  }
}

/** A branch whose menu lists Schnitzel, Pizza and Roastbeef in one category. */
export function branchShop(changes: Partial<BranchShopView> = {}): BranchShopView {
  return {
    settings: settings(),
    branch: branch(),
    menus: [menu({ catalog: [{ category: 'mains', products: ['schnitzel', 'pizza', 'roast'] }] })],
    categories: [category()],
    products: [product(), pizza(), roast()],
    popularProducts: [],
    ...changes,
  }
}

/** What every page of the Lindenhof has around it: neither branches nor a website. */
export function shopView(changes: Partial<ShopView> = {}): ShopView {
  return {
    settings: settings(),
    fonts: [],
    menu: [],
    footerMenu: [],
    hasWebsite: false,
    branches: [],
    tags: [],
    ...changes,
  }
}
