import { RegisterScreen } from '#features/account/register/register.screen.tsx'

export const RegisterPage = () => <RegisterScreen />
