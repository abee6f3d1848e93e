/** One gentle colour per kind of food: the wall in light and shade, the table in light and shade. */
export const tones = {
  butter: { wall: ['#FFF3CF', '#F4CE74'], table: ['#FBE2A0', '#DDA840'], shade: '#7A4E08' },
  peach: { wall: ['#FFE9DB', '#F7B48E'], table: ['#FBD0B4', '#DE8A5E'], shade: '#7C3516' },
  sage: { wall: ['#EFF6E2', '#B5D29A'], table: ['#D4E6BE', '#87AD68'], shade: '#2F4A1B' },
  amber: { wall: ['#FFE8C4', '#EDA653'], table: ['#F7CC8C', '#C77B2B'], shade: '#5E2F07' },
  brick: { wall: ['#FBDDD3', '#DE8672'], table: ['#EFB3A2', '#B35643'], shade: '#511309' },
  tomato: { wall: ['#FFE2DC', '#F1897A'], table: ['#F9BDB1', '#CF5B4B'], shade: '#5E120A' },
  ocean: { wall: ['#DDF1F6', '#83BFD2'], table: ['#B7DDE8', '#5394AB'], shade: '#0D3B4C' },
  sky: { wall: ['#E5F1FF', '#9CC3F2'], table: ['#C6DDF9', '#6C98D1'], shade: '#15315C' },
  rose: { wall: ['#FFE8EE', '#F3A9BC'], table: ['#FACCD7', '#D87C96'], shade: '#661230' },
  lilac: { wall: ['#F1EAFE', '#BCA3E9'], table: ['#DCCDF8', '#8F72C6'], shade: '#2F1660' },
  mint: { wall: ['#E2F7F0', '#8FD2BC'], table: ['#BFE8DA', '#5CA890'], shade: '#0C4436' },
  cocoa: { wall: ['#F6E9DD', '#CDA583'], table: ['#E3C8AE', '#9C7150'], shade: '#3B1E0A' },
  night: { wall: ['#4C5A8C', '#161C3A'], table: ['#39457A', '#0D1128'], shade: '#04060F' },
} as const satisfies Record<string, { wall: [string, string]; table: [string, string]; shade: string }>
export type Tone = keyof typeof tones
