'use client'

import type { ComponentProps } from 'react'

import { ModalDialog } from '#collections/shared/admin/modal-dialog.tsx'

import styles from './desk-dialog.module.css'

/** A question over the page, as the desk asks. */
export const DeskDialog = ({ className, ...dialog }: ComponentProps<typeof ModalDialog>) => (
  <ModalDialog {...dialog} className={[styles.dialog, className].filter(Boolean).join(' ')} />
)
