'use client'

import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback } from 'react'

import { isSameForm, withAllOf } from '../on-page/page-state.ts'

type Values = Record<string, unknown>

/** Somebody who types without a rest is waited for no longer than that. */
const mostTries = 20
const always = () => true

/**
 * Puts another page into the form, which asks the server what its fields look like. What somebody types meanwhile is
 * not lost: what is put is made once more of that. Answers whether it is done.
 */
export function useSetPage() {
  const { dispatchFields, getFields, setModified } = useForm()
  const draw = useDrawn()

  return useCallback(
    async (
      made: () => Values,
      { isUnsaved = always }: { isUnsaved?: () => boolean } = {},
    ): Promise<boolean> => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const before = getFields()
        const state = await draw(made())
        if (!state) return false
        if (!isSameForm(before, getFields())) continue
        dispatchFields({ type: 'REPLACE_STATE', state: withAllOf(state, getFields()), optimize: false })
        setModified(isUnsaved())
        return true
      }

      return false
    },
    [dispatchFields, draw, getFields, setModified],
  )
}

/** A page as the state of its form, with the parts that the server draws of it. */
function useDrawn() {
  const { id, collectionSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()

  return useCallback(
    async (data: Values): Promise<FormState | null> => {
      const answer = await getFormState({
        id,
        collectionSlug,
        data,
        docPermissions,
        docPreferences: await getDocPreferences(),
        operation: 'update',
        renderAllFields: true,
        schemaPath: collectionSlug ?? '',
        skipValidation: true,
      })

      return answer && 'state' in answer ? (answer.state ?? null) : null
    },
    [collectionSlug, docPermissions, getDocPreferences, getFormState, id],
  )
}
