import { errorCode } from './error-code.ts'

const uniqueViolation = '23505'

const foreignKeyViolation = '23503'

/**
 * False if a change collided with a value of another row that must be unique. The change must be a transaction of its
 * own, or a savepoint: the write goes on either way.
 */
export const isFree = (change: Promise<unknown>): Promise<boolean> => isDoneBut(change, [uniqueViolation])

/** Like `isFree`, and also false if the change would remove what other rows need. */
export const isFreeAndUnused = (change: Promise<unknown>): Promise<boolean> =>
  isDoneBut(change, [uniqueViolation, foreignKeyViolation])

async function isDoneBut(change: Promise<unknown>, violations: readonly string[]): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    const code = errorCode(error)
    if (code !== null && violations.includes(code)) return false
    throw error
  }
}
