import type { company } from '@coverwright/contract/company/company'
import type { login } from '@coverwright/contract/company/login'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { saveFavicon, saveLogo, saveThemeColour } from './brand.ts'
import { getProfile } from './get-profile.ts'
import { updateProfile } from './update-profile.ts'

export const profileLoginCalls = { getCompanyData: getProfile, updateCompany: updateProfile } satisfies Partial<
  HandlersOf<typeof login>
>

export const profileCompanyCalls = { saveThemeColour, saveLogo, saveFavicon } satisfies Partial<
  HandlersOf<typeof company>
>
