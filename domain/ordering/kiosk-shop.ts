import { isImagePart } from '../catalogue/image-part.ts'
import type { ProductPart, ProductView } from '../catalogue/product.contract.ts'
import type { BranchShopView, LegalText } from '../catalogue/shop.contract.ts'

/**
 * The shop as a kiosk of the branch offers it, to guests who stand in front of it: nothing is brought, kept for another
 * day, requested, sent along or paid online, and nothing leads away from the screen. The browser shows it, the server
 * judges orders by it. Source: decision 68.
 */
export function kioskShop<Shop extends BranchShopView>(shop: Shop): Shop {
  const { branch, settings, products } = shop
  // Who asks for an offer has nothing to wait for at the counter.
  const isOrdering = !branch.isQuotationRequired

  return {
    ...shop,
    branch: {
      ...branch,
      isTakeawayEnabled: branch.isTakeawayEnabled && isOrdering,
      isDineInEnabled: branch.isDineInEnabled && isOrdering,
      isDeliveryEnabled: false,
      deliveryAreas: [],
      isPreorderEnabled: false,
      isMollieEnabled: false,
      isDatatransEnabled: false,
      // There is no phone to call with.
      phone: null,
    },
    settings: {
      ...settings,
      enablePluginDonations: false,
      termsAndConditions: readHere(settings.termsAndConditions),
      privacyPolicy: readHere(settings.privacyPolicy),
    },
    products: products.flatMap((product) => withoutUploads(product) ?? []),
  }
}

/** A text that stands elsewhere is named, since nothing of others opens here. */
function readHere({ url, text }: LegalText): LegalText {
  if (text) return { text }

  return {
    text: url
      ? `Den Text finden Sie unter ${url} und bei unserem Team.`
      : 'Den Text zeigt Ihnen gerne unser Team.',
  }
}

/** Guests have no files with them: what needs one cannot be had, what only takes one is asked without. */
function withoutUploads(product: ProductView): ProductView | null {
  const { parts } = product.config
  if (!parts.some(takesFile)) return product
  if (parts.some((part) => takesFile(part) && !part.optional)) return null

  return { ...product, config: { ...product.config, parts: parts.filter((part) => !takesFile(part)) } }
}

const takesFile = (part: ProductPart): boolean =>
  isImagePart(part) || part.type === 'file' || part.type === 'files'
