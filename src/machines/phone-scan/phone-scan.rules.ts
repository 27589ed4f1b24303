import type {
  DecideAnswer,
  DecideInput,
  PhoneScanContext,
  PhoneScanInput,
  ScanAnswer,
  WhoAnswer,
} from './phone-scan.types.ts'

type Change = Partial<PhoneScanContext>

const noDesk = { desk: null, endsAt: 0, match: '', problem: null } as const

export const startOf = (input: PhoneScanInput): PhoneScanContext => ({
  ...input,
  ...noDesk,
  teacher: null,
  reason: null,
  message: '',
})

export const met = (answer: WhoAnswer): Change =>
  answer.kind === 'teacher' ? { teacher: answer.teacher, reason: null } : { teacher: null }

/** Another code, or none: nothing of the former one stays. */
export const opened = (qrId: string | null): Change => ({ ...noDesk, qrId, message: '' })

export function scanned({ clock }: PhoneScanContext, answer: ScanAnswer): Change {
  switch (answer.kind) {
    case 'scanned':
      return { ...noDesk, message: '', desk: answer.desk, endsAt: clock.now() + answer.remaining }
    case 'refused':
      return { ...noDesk, message: answer.message }
    default:
      return noDesk
  }
}

/** The question stays on screen, with what went wrong; a wrong number has to be typed again. */
export function undecided({ match }: PhoneScanContext, answer: DecideAnswer): Change {
  if (answer.kind === 'matchWrong') return { match: '', problem: { kind: 'matchWrong' } }
  return { match, problem: answer.kind === 'refused' ? answer : null }
}

/** Nobody is signed in any more, or not freshly enough; the code is kept and scanned again afterwards. */
export const signedOut = (answer: ScanAnswer | DecideAnswer): Change => ({
  ...noDesk,
  teacher: null,
  reason: answer.kind === 'signInAgain' ? 'signInAgain' : 'signedOut',
})

export const remainingOf = ({ endsAt, clock }: PhoneScanContext): number => endsAt - clock.now()

/** Two digits, and nothing else, whatever was typed or pasted. */
export const typedMatch = (text: string): Change => ({
  match: text.replaceAll(/[^0-9]/g, '').slice(0, 2),
  problem: null,
})

export const isMatchMissing = ({ desk, match }: PhoneScanContext): boolean =>
  desk?.needsMatch === true && match.length < 2

export const decideInputOf = (
  { qrId, desk, match }: PhoneScanContext,
  decision: DecideInput['decision'],
): DecideInput => ({
  decision,
  qrId: qrId ?? '',
  nonce: desk?.nonce ?? '',
  matchNumber: decision === 'confirm' && desk?.needsMatch === true ? match : null,
  accepts: decision === 'confirm' && desk?.isAccepted === false,
})
