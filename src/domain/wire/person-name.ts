import * as z from 'zod/mini'
import { text } from './text.ts'

/**
 * A name without the spaces that lists are padded with to align: none between Chinese characters (刘 秀英), single ones
 * in a Latin name. Names in other scripts stay as they are.
 */
export function spacedName(name: string): string {
  const joined = name.replaceAll(/(?<=\p{Script=Han})\p{Zs}+(?=\p{Script=Han})/gu, '')
  return isLatin(joined) ? joined.replaceAll(/\p{Zs}+/gu, ' ') : joined
}

const isLatin = (name: string): boolean =>
  /\p{Script=Latin}/u.test(name) && /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(name)

/** A typed name of 1 to `maximum` characters, without padding. */
export const personName = (maximum: number) => text(maximum).check(z.overwrite(spacedName))
