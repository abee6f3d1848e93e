export const hooksPagePath = 'docs/hooks.md'
export const policyPagePath = 'docs/policy.md'
