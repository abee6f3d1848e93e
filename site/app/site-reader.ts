import type { PageMap, PagePlace, PageView, WebsiteView } from '#domain/content/page.contract.ts'
import type { SiteReader } from './load-context.ts'

type Get = (path: string) => Promise<Response>

/** The calls of the API behind the website; the contracts describe their answers. */
export const createSiteReader =
  (get: Get) =>
  (host: string): SiteReader => {
    const read = async <View>(path: string, more: Record<string, string> = {}): Promise<View> => {
      const query = new URLSearchParams({ ...more, host })
      return (await get(`${path}?${query.toString()}`)).json() as Promise<View>
    }

    return {
      website: () => read<WebsiteView>('/website'),
      place: (path, preview) => read<PagePlace>('/pages/place', asked(path, preview)),
      page: (path, preview) => read<PageView>('/pages', asked(path, preview)),
      map: () => read<PageMap>('/pages/map'),
    }
  }

const asked = (path: string, preview: string | null): Record<string, string> =>
  preview ? { path, preview } : { path }
