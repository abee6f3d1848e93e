import { useDocumentForm, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { ChosenPage, PageChoice, pageChoicesContract } from '#domain/content/page-choices.contract.ts'
import { brandOfRecord } from '#domain/content/page-choices.ts'

const readChoices = callOf<typeof pageChoicesContract>('get', '/api/pages/choices')

/** As long as between two letters of somebody who knows what they look for. */
const restMilliseconds = 200

type Asked = { ids: string[]; only: string | undefined; search: string }
type Choices = { pages: PageChoice[]; chosen: ChosenPage[] }

/** What can be chosen in the form that is open, and what is chosen; both follow the division that is typed. */
export function usePageChoices({ ids, only, search }: Asked): Choices & { isLoading: boolean } {
  const [choices, setChoices] = useState<Choices>({ pages: [], chosen: [] })
  const [isLoading, setIsLoading] = useState(true)
  const division = useBrand()
  const chosen = ids.join(',')

  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(
      async () => {
        setIsLoading(true)
        const query = {
          ...(division !== undefined && { division }),
          ...(only && { type: only }),
          ...(search && { search }),
          ...(chosen && { chosen }),
        }
        const answer = await readChoices(fetch, { query })
        if (!isWanted) return
        setIsLoading(false)
        if (answer.ok) setChoices(answer.body)
      },
      search ? restMilliseconds : 0,
    )

    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [chosen, division, only, search])

  return { pages: choices.pages, chosen: inOrder(ids, choices), isLoading }
}

/** What was picked a moment ago is known from the list until the server has said what it is. */
function inOrder(ids: string[], { pages, chosen }: Choices): ChosenPage[] {
  return ids.flatMap((id) => {
    const known = chosen.find((page) => page.id === id)
    if (known) return known
    const page = pages.find((each) => each.id === id)

    return page ? { ...page, problem: null } : []
  })
}

/** A link in a text has a form of its own, within that of its record. */
function useBrand(): string | undefined {
  const { collectionSlug, id } = useDocumentInfo()
  const own = useFormFields(([fields]) => fields.division?.value)
  const record = useDocumentForm()
  const division = own ?? record?.getField?.('division')?.value

  return brandOfRecord(collectionSlug, { id, division })
}
