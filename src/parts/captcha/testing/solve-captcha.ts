import { fireEvent, screen } from '@testing-library/react'
import { verification } from '#api/contract/groups/verification.ts'

export const captchaToken = 's'.repeat(43)

const puzzle = {
  captchaId: 'p1',
  picture: 'data:image/png;base64,AA==',
  piece: 'data:image/png;base64,AB==',
  pieceY: 40,
  pieceSize: 48,
  width: 320,
  height: 160,
}

/** Responses by path of a service that accepts the piece wherever it is dropped. */
export const captchaAnswers = {
  [verification.newCaptcha.path]: () => puzzle,
  [verification.solveCaptcha.path]: () => ({ token: captchaToken }),
}

/** Moves the piece by ten pixels and drops it. */
export async function solveCaptcha(): Promise<void> {
  const slider = await screen.findByRole('slider')
  fireEvent.keyDown(slider, { key: 'PageUp' })
  fireEvent.keyDown(slider, { key: 'Enter' })
}
