/** Characters from which on a student number is a name of its own; a shorter one has the school's code before it. */
const ownName = 6

const mobile = /^1\d{10}$/

/**
 * The accounts that a student number may have, best first: the number itself, which a student knows by heart, then the
 * number behind the school's code, as another school may have the same. A number that reads as a mobile is no account, or
 * its student would be taken for somebody's. None for a number with other signs than letters and digits.
 */
export function accountNames(number: string | null, schoolCode: string): readonly string[] {
  const name = (number ?? '').toLowerCase()
  if (!/^[a-z\d]+$/.test(name)) return []
  const ofSchool = schoolCode + name
  return name.length < ownName || mobile.test(name) ? [ofSchool] : [name, ofSchool]
}
