/**
 * From this length on, a student number is used as a username alone; a shorter one is prefixed by the school's code.
 */
const ownName = 6

const mobile = /^1\d{10}$/

/**
 * Candidate usernames for a student number, best first: the number itself, which a student knows by heart, then the
 * number prefixed by the school's code, because another school may have the same. A number that looks like a mobile is
 * not used, or its student would be mistaken for that person. None for a number with characters other than letters and
 * digits.
 */
export function accountNames(number: string | null, schoolCode: string): readonly string[] {
  const name = (number ?? '').toLowerCase()
  if (!/^[a-z\d]+$/.test(name)) return []
  const ofSchool = schoolCode + name
  return name.length < ownName || mobile.test(name) ? [ofSchool] : [name, ofSchool]
}
