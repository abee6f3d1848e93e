import { useRouteLoaderData } from 'react-router'

import type { BranchCard } from '#domain/catalogue/branch.contract.ts'
import type { ImageRef } from '#domain/catalogue/product.contract.ts'
import type { FontFace } from '#domain/content/page.contract.ts'
import { fontRules } from '#domain/content/font-rules.ts'
import type { Tracking } from '#domain/insight/tracking.contract.ts'
import type { LegalText, ShopSettings, ShopView } from '#domain/catalogue/shop.contract.ts'
import { pick } from '#domain/pick.ts'
import { type LegalPage, legalPaths } from '#domain/url-space.data.ts'
import { type FrameWays, frameWays } from './frame-ways.ts'

export const legalPages = ['termsAndConditions', 'privacyPolicy', 'imprint', 'allergens'] as const

export const legalTitles: Record<LegalPage, string> = {
  termsAndConditions: 'AGB',
  privacyPolicy: 'Datenschutz',
  imprint: 'Impressum',
  allergens: 'Allergene',
}

/** Whom the footer names. */
export const footerFields = ['name', 'street', 'zipCode', 'city', 'phone', 'email'] as const
const shellFields = ['identifier', 'isPublic', ...footerFields] as const

type ShellBranch = Pick<BranchCard, (typeof shellFields)[number]>

/** What the frame around every page needs: settings without the long legal texts, branches without hours. */
export interface ShellView {
  origin: string
  settings: Omit<ShopSettings, LegalPage | 'termsAndConditionsText' | 'privacyPolicyText'>
  legalLinks: { label: string; href: string }[]
  branches: ShellBranch[]
  favicon: ImageRef | null | undefined
  previewImage: ImageRef | null | undefined
  ways: FrameWays
  /** Whether “/” shows something else than the list of branches. */
  isHomeElsewhere: boolean
  /** The house's own font as the styles that bring it, and the file that paints first. */
  font: { css: string; first: Pick<FontFace, 'src' | 'format'> | undefined }
  /** What asks for consent first; nobody is asked where there is none. */
  tracking: Tracking | undefined
}

export function shellView(shop: ShopView, askedOrigin: string): ShellView {
  const { settings, branches, fonts, tracking, origin } = shop
  const {
    termsAndConditions,
    privacyPolicy,
    imprint,
    allergens,
    termsAndConditionsText: _terms,
    privacyPolicyText: _privacy,
    ...lean
  } = settings
  const texts = { termsAndConditions, privacyPolicy, imprint, allergens }

  return {
    origin: origin ?? askedOrigin,
    settings: lean,
    legalLinks: legalPages.flatMap((page) => {
      const href = legalHref(page, texts[page])
      return href ? [{ label: legalTitles[page], href }] : []
    }),
    font: { css: fontRules(fonts), first: fonts[0] && { src: fonts[0].src, format: fonts[0].format } },
    tracking: tracking ?? undefined,
    branches: branches.map((branch) => pick(branch, shellFields)),
    favicon: shop.favicon,
    previewImage: shop.previewImage,
    ways: frameWays(shop),
    isHomeElsewhere: shop.hasWebsite || settings.enablePluginHomePage,
  }
}

/** Where a legal text is read: elsewhere, on the page of its own, or nowhere. */
export function legalHref(page: LegalPage, { url, text }: LegalText): string | undefined {
  return url || (text ? legalPaths[page] : undefined)
}

/** Undefined only when the root loader itself failed. */
export function useShell(): ShellView | undefined {
  return useRouteLoaderData('root') as ShellView | undefined
}

/** Where the frame itself could not be read, a new page says whether it can now. */
export const homeOf = (shell: ShellView | undefined) => shell?.ways.home ?? { to: '/', reloadDocument: true }
