/** "20260701" as ******01: enough to tell two students of one name apart, too little to know the number by. */
export function maskedNumber(number: string): string {
  const characters = [...number]
  const shown = characters.length > 4 ? 2 : Number(characters.length > 2)
  return '*'.repeat(characters.length - shown) + characters.slice(characters.length - shown).join('')
}
