import { isWorkedOut } from './is-worked-out.ts'
import { mathsText } from './maths-text.ts'
import { isSameRange, rangeOf } from './range.ts'
import { isSameMaths } from './same-maths.ts'

/** `doubtful`: it means the same, but whether it may be written so is for a person to say. */
export type Comparison = 'same' | 'doubtful' | 'different'

/** Signs of units and words such as 元 or 人, as they stand behind a number. */
const unit = String.raw`°C?|(?:[cdkm]?m|[km]?g|m?L|min|h|s)(?:\^[23])?(?:\/(?:min|[hsmL]|c?m\^3))?|\p{Script=Han}{1,2}`

const unitsBehind = new RegExp(String.raw`(?<=[\dπ)}]) *(?:${unit})(?= *(?:$|[,;、或和]))`, 'gu')

const withoutUnits = (text: string): string => mathsText(text).replaceAll(unitsBehind, '')

/** The same maths, and nothing left to calculate unless the accepted text leaves it, too. */
const isSameResult = (accepted: string, answer: string): boolean =>
  isSameMaths(accepted, answer) && (isWorkedOut(answer) || !isWorkedOut(accepted))

/**
 * Whoever asks for x>3 takes (3,+∞), too; but where an interval or a set is wanted, x>3 may be no answer. Without an
 * infinite or a closed end, (2,3) may be a point, which 2<x<3 is not.
 */
function compareRanges(accepted: string, answer: string): Comparison {
  const [wanted, given] = [rangeOf(accepted), rangeOf(answer)]
  if (wanted === null || given === null || !isSameRange(wanted, given)) return 'different'
  if (wanted.style === 'relation' || wanted.style === given.style) return 'same'
  return wanted.style === 'interval' && given.style !== 'relation' ? 'same' : 'doubtful'
}

/** 60 for 60°, or 60° for 60 where the question may print the sign itself. */
function isSameButForUnits(accepted: string, answer: string): boolean {
  const [wanted, given] = [withoutUnits(accepted), withoutUnits(answer)]
  const haveUnits = [wanted !== mathsText(accepted), given !== mathsText(answer)]
  return haveUnits[0] !== haveUnits[1] && isSameResult(wanted, given)
}

/** Compares an answer with an accepted one as maths, in whatever notation. */
export function compareMaths(accepted: string, answer: string): Comparison {
  if (isSameResult(accepted, answer)) return 'same'
  const ranges = compareRanges(accepted, answer)
  if (ranges !== 'different') return ranges
  return isSameButForUnits(accepted, answer) ? 'doubtful' : 'different'
}
