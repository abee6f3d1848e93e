import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'

import styles from './button.module.css'
import { classNames } from '#ui/class-names.ts'

type Look = 'primary' | 'secondary' | 'quiet'

interface Style {
  look?: Look
  isWide?: boolean
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Style

export function Button({ look = 'primary', isWide, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ look, isWide }, className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', isWide, className, ...rest }: LinkProps & Style) {
  return <Link className={buttonClass({ look, isWide }, className)} {...rest} />
}

/** The same for what the pages do not know: a file, a place elsewhere. */
export function ButtonAnchor({
  look = 'secondary',
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Pick<Style, 'look'>) {
  return (
    <a className={buttonClass({ look }, className)} {...rest}>
      {children}
    </a>
  )
}

/**
 * A round button that holds one icon; `label` is its name. It is only said to be disabled: the press by which an end is
 * reached would take the focus from whoever pressed.
 */
export function IconButton({
  label,
  className,
  disabled,
  onClick,
  ...rest
}: ButtonProps & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      className={classNames(styles.icon, className)}
      onClick={disabled ? undefined : onClick}
      {...rest}
    />
  )
}

export function buttonClass({ look, isWide }: Style, className?: string): string {
  return classNames(styles.button, styles[look ?? 'primary'], isWide && styles.wide, className)
}
