import { smsLimits } from '../portal/constants.ts'

const codeText = new RegExp(`^[0-9]{${smsLimits.codeLength}}$`)

/** Whether a text can be a verification code: six digits (specification §5). */
export const isVerificationCode = (text: string): boolean => codeText.test(text)
