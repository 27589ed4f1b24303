import { configure } from '@testing-library/react'

// A machine that does much else at the same time is no failure.
configure({ asyncUtilTimeout: 30_000 })
