export const hooksPagePath = 'docs/hooks.md'
