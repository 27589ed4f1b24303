/** "20260701" as ******01: enough to distinguish two students of the same name, too little to reveal the number. */
export function maskedNumber(number: string): string {
  const characters = [...number]
  const shown = characters.length > 4 ? 2 : Number(characters.length > 2)
  return '*'.repeat(characters.length - shown) + characters.slice(characters.length - shown).join('')
}
