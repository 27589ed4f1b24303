import type {
  DecideAnswer,
  DecideInput,
  PhoneScanContext,
  PhoneScanInput,
  ScanAnswer,
  WhoAnswer,
} from './phone-scan.types.ts'

type Change = Partial<PhoneScanContext>

const noComputer = { computer: null, endsAt: 0, match: '', problem: null } as const

export const startOf = (input: PhoneScanInput): PhoneScanContext => ({
  ...input,
  ...noComputer,
  teacher: null,
  reason: null,
  message: '',
})

export const met = (answer: WhoAnswer): Change =>
  answer.kind === 'teacher' ? { teacher: answer.teacher, reason: null } : { teacher: null }

/** Opens another code, or none: nothing of the former one stays. */
export const opened = (qrId: string | null): Change => ({ ...noComputer, qrId, message: '' })

export function scanned({ clock }: PhoneScanContext, answer: ScanAnswer): Change {
  switch (answer.kind) {
    case 'scanned':
      return { ...noComputer, message: '', computer: answer.computer, endsAt: clock.now() + answer.remaining }
    case 'refused':
      return { ...noComputer, message: answer.message }
    default:
      return noComputer
  }
}

/** The question stays on screen with the problem; a wrong number has to be retyped. */
export function undecided({ match }: PhoneScanContext, answer: DecideAnswer): Change {
  if (answer.kind === 'matchWrong') return { match: '', problem: { kind: 'matchWrong' } }
  return { match, problem: answer.kind === 'refused' ? answer : null }
}

/** Not signed in any more, or not recently enough; the code is kept and rescanned afterwards. */
export const signedOut = (answer: ScanAnswer | DecideAnswer): Change => ({
  ...noComputer,
  teacher: null,
  reason: answer.kind === 'signInAgain' ? 'signInAgain' : 'signedOut',
})

export const remainingOf = ({ endsAt, clock }: PhoneScanContext): number => endsAt - clock.now()

/** At most two digits of what was typed or pasted. */
export const typedMatch = (text: string): Change => ({
  match: text.replaceAll(/[^0-9]/g, '').slice(0, 2),
  problem: null,
})

export const isMatchMissing = ({ computer, match }: PhoneScanContext): boolean =>
  computer?.needsMatch === true && match.length < 2

export const decideInputOf = (
  { qrId, computer, match }: PhoneScanContext,
  decision: DecideInput['decision'],
): DecideInput => ({
  decision,
  qrId: qrId ?? '',
  nonce: computer?.nonce ?? '',
  matchNumber: decision === 'confirm' && computer?.needsMatch === true ? match : null,
  accepts: decision === 'confirm' && computer?.isAccepted === false,
})
