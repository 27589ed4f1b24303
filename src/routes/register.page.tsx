import { RegisterScreen } from '#features/account/register/register.screen.tsx'
import { renderCaptcha, renderDocument } from './account-dialogs.tsx'

export const RegisterPage = () => <RegisterScreen renderCaptcha={renderCaptcha} renderDocument={renderDocument} />
