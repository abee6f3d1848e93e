import { offerAdminToolbar } from './live/admin-toolbar/offer-admin-toolbar.ts'
import { attachBehaviours } from './live/attach-behaviours.ts'
import { offerConsent } from './live/offer-consent.ts'
import { offerDropMenus } from './live/drop-menus.ts'
import { keepScrollbarRoom } from './live/keep-scrollbar-room.ts'
import { offerLightboxes } from './live/offer-lightboxes.ts'
import { offerNewsOverlay } from './live/news-overlay.ts'
import { previewedIn } from './live/editor-frame/previewed-in.ts'
import { scrollToHash } from './live/scroll-to-hash.ts'
import { offerThemes } from './live/theme-switch.ts'

// An editor's frame has to know the page as it came, before anything moves.
let isEdited = false
const previewed = previewedIn(location.search)
if (previewed === 'look') {
  const { followLook } = await import('./live/editor-frame/follow-look.ts')
  isEdited = followLook(window)
} else if (previewed === 'page') {
  const { followEditor } = await import('./live/editor-frame/follow-editor.ts')
  isEdited = followEditor(window)
}

// The page is already there and seen; this only brings it to life.
attachBehaviours(document)
keepScrollbarRoom(document)
offerDropMenus(document)
offerThemes(document)
scrollToHash(document)
// An editor wants to see the page, again and again, and is no visitor to be counted.
if (!isEdited) {
  offerNewsOverlay(document)
  offerAdminToolbar(document)
}
void offerLightboxes(document, isEdited).finally(() => {
  document.documentElement.dataset.alive = ''
})
if (!isEdited) void offerConsent(document)
if (document.querySelector('[data-open-until]'))
  void import('./live/follow-hours.ts').then(({ followHours }) => followHours(document))
