import type { PageMap, PagePlace, PageView, WebsiteView } from '#domain/content/page.contract.ts'
import type { SiteReader } from './load-context.ts'

type Ask = (call: { method: 'GET' | 'POST'; path: string; json?: unknown }) => Promise<Response>

/** The calls of the API behind the website; the contracts describe their answers. */
export const createSiteReader =
  (ask: Ask) =>
  (host: string): SiteReader => {
    const read = async <View>(path: string, more: Record<string, string> = {}): Promise<View> => {
      const query = new URLSearchParams({ ...more, host })
      return (await ask({ method: 'GET', path: `${path}?${query.toString()}` })).json() as Promise<View>
    }

    return {
      website: (preview) => read<WebsiteView>('/website', preview ? { preview } : {}),
      place: (path, preview) => read<PagePlace>('/pages/place', asked(path, preview)),
      page: (path, preview) => read<PageView>('/pages', asked(path, preview)),
      typed: async (json) =>
        (await ask({ method: 'POST', path: '/pages/preview', json })).json() as Promise<PageView>,
      map: () => read<PageMap>('/pages/map'),
    }
  }

const asked = (path: string, preview: string | null): Record<string, string> =>
  preview ? { path, preview } : { path }
