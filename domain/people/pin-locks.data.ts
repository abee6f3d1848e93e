/** How long a PIN is not looked at after five wrong ones, in minutes: the first time, the second one and so on. */
export const pinLockMinutes: readonly number[] = [10, 20, 40, 80]

/** For so long it is known that there was a lock, unless the right PIN comes or another one is set. */
export const pinLocksKeptMinutes = 24 * 60
