import type { ConnectorForm } from './connector.ts'

/** A service that many ask, as it is asked: all but the key, which each company has of its own. */
export interface ConnectorPreset extends Omit<ConnectorForm, 'secret'> {
  /** What to enter as the secret. */
  readonly secretIs: string
  /** Where keys are given out. */
  readonly site: string
}

type Asked = Pick<
  ConnectorForm,
  'type' | 'call' | 'role' | 'headers' | 'params' | 'body' | 'testAddress' | 'deadlineSeconds'
>

const asked: Asked = {
  type: 'external',
  call: null,
  role: null,
  headers: [],
  params: [],
  body: '',
  testAddress: '',
  deadlineSeconds: 5,
}

export const connectorPresets: readonly ConnectorPreset[] = [
  {
    ...asked,
    name: 'DVLA Vehicle Enquiry Service',
    site: 'https://developer-portal.driver-vehicle-licensing.api.gov.uk',
    secretIs: 'The API key',
    method: 'POST',
    address: 'https://driver-vehicle-licensing.api.gov.uk/vehicle-enquiry/v1/vehicles',
    testAddress: 'https://uat.driver-vehicle-licensing.api.gov.uk/vehicle-enquiry/v1/vehicles',
    body: '{"registrationNumber":"{{registration}}"}',
    authentication: { kind: 'key', in: 'header', name: 'x-api-key' },
    outputs: [
      { name: 'vehicle_make', path: '$.make' },
      { name: 'vehicle_fuel', path: '$.fuelType' },
      { name: 'vehicle_engine_cc', path: '$.engineCapacity' },
      { name: 'vehicle_year', path: '$.yearOfManufacture' },
      { name: 'title_make', path: '$.make' },
      { name: 'title_fuel', path: '$.fuelType' },
      { name: 'title_year', path: '$.yearOfManufacture' },
    ],
    demoParams: [{ name: 'registration', value: 'AA19AAA' }],
    demoResult: '{"make":"FORD","fuelType":"PETROL","engineCapacity":1499,"yearOfManufacture":2019}',
  },
  {
    ...asked,
    name: 'OS Places',
    site: 'https://osdatahub.os.uk',
    secretIs: 'The project API key',
    method: 'GET',
    address: 'https://api.os.uk/search/places/v1/postcode',
    params: [
      { name: 'postcode', value: '{{postcode}}' },
      { name: 'dataset', value: 'DPA' },
    ],
    authentication: { kind: 'key', in: 'query', name: 'key' },
    outputs: [
      { name: 'post_town', path: '$.results[0].DPA.POST_TOWN' },
      { name: 'local_authority', path: '$.results[0].DPA.LOCAL_CUSTODIAN_CODE_DESCRIPTION' },
      { name: 'line1', path: '$.results[*].DPA.ADDRESS' },
      { name: 'town', path: '$.results[*].DPA.POST_TOWN' },
      { name: 'postcode', path: '$.results[*].DPA.POSTCODE' },
    ],
    demoParams: [{ name: 'postcode', value: 'SO16 0AS' }],
    demoResult:
      '{"results":[{"DPA":{"ADDRESS":"ORDNANCE SURVEY, 4, ADANAC DRIVE, NURSLING, SOUTHAMPTON, SO16 0AS","POST_TOWN":"SOUTHAMPTON","POSTCODE":"SO16 0AS","LOCAL_CUSTODIAN_CODE_DESCRIPTION":"TEST VALLEY"}}]}',
  },
  {
    ...asked,
    name: 'Ideal Postcodes',
    site: 'https://ideal-postcodes.co.uk',
    secretIs: 'The API key, which begins with ak_',
    method: 'GET',
    address: 'https://api.ideal-postcodes.co.uk/v1/postcodes/{{postcode}}',
    authentication: { kind: 'key', in: 'query', name: 'api_key' },
    outputs: [
      { name: 'post_town', path: '$.result[0].post_town' },
      { name: 'district', path: '$.result[0].district' },
      { name: 'line1', path: '$.result[*].line_1' },
      { name: 'line2', path: '$.result[*].line_2' },
      { name: 'town', path: '$.result[*].post_town' },
      { name: 'postcode', path: '$.result[*].postcode' },
    ],
    demoParams: [{ name: 'postcode', value: 'ID1 1QD' }],
    demoResult:
      '{"result":[{"line_1":"2 Barons Court Road","line_2":"","post_town":"LONDON","postcode":"ID1 1QD","district":"Hammersmith and Fulham"}]}',
  },
  {
    ...asked,
    name: 'Companies House',
    site: 'https://developer.company-information.service.gov.uk',
    secretIs: 'The word Basic, a space, and the key with a colon after it in base64',
    method: 'GET',
    address: 'https://api.company-information.service.gov.uk/company/{{company_number}}',
    authentication: { kind: 'key', in: 'header', name: 'Authorization' },
    outputs: [
      { name: 'company_name', path: '$.company_name' },
      { name: 'company_status', path: '$.company_status' },
      { name: 'company_since', path: '$.date_of_creation' },
    ],
    demoParams: [{ name: 'company_number', value: '00000006' }],
    demoResult:
      '{"company_name":"MARINE AND GENERAL MUTUAL LIFE ASSURANCE SOCIETY","company_status":"active","date_of_creation":"1862-10-25"}',
  },
]
