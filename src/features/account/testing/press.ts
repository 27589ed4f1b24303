import { fireEvent, screen } from '@testing-library/react'
import { solveCaptcha } from '#parts/captcha/testing/solve-captcha.ts'
import { descriptionOf as descriptionOfControl } from '#tests/support/documents/page-texts.ts'

export const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name)

export const type = (name: string, text: string): void => {
  fireEvent.change(field(name), { target: { value: text } })
}

export const button = (name: string | RegExp): HTMLButtonElement =>
  screen.getByRole<HTMLButtonElement>('button', { name })

export const press = (name: string | RegExp): void => {
  fireEvent.click(button(name))
}

/** A screen reader's description of the field with this name. */
export const descriptionOf = (name: string): string => descriptionOfControl(field(name))

/** Requests a code and passes the captcha; resolves once it was sent. */
export async function getCode(): Promise<void> {
  press('获取验证码')
  await solveCaptcha()
  await screen.findByRole('button', { name: /s 后重新获取$/ })
}
