import { queries } from '../../../core/wire/queries.ts'

export const profileQuery = queries.login.getCompanyData({})

export const documentsQuery = queries.company.listDocuments({})
