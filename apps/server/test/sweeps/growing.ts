/** Tables that do not grow with what a company sells and sends, by the reason. */
const notGrowing = {
  'made by hand, one after the other': `
    agent
    agent_page
    agent_terms
    agreement
    agreement_mark
    api_key
    app_group
    app_member
    article
    automation_action
    block_comment
    channel
    channel_product
    company_document
    company_document_version
    company_review
    component
    connector
    contact
    coupon
    custom_role
    data_source
    document
    document_lock
    document_replacement
    document_version
    domain
    domain_order
    exam_level
    exam_level_folder
    exam_question
    file_template
    file_template_version
    exchange_item
    exchange_report
    exchange_review
    exchange_take
    exchange_taker
    exchange_version
    font
    hub_access
    hub_file
    hub_file_vector
    hub_file_version
    hub_folder
    invitation
    issuer
    keyword
    maintenance_pass
    maintenance_window
    member
    member_group
    merchant
    number_field
    numbered_product
    own_event
    photo
    plan
    plan_order
    post
    post_account
    post_photo
    post_setting
    invoice
    credit_note
    policy_number
    pricing_table
    pricing_table_version
    primary_product
    product
    product_access
    product_group
    product_member
    product_watcher
    publish_request
    publish_setting
    reactivation_request
    referral_mail
    release
    released_item
    released_version
    schedule_event
    security_key
    template
    template_binding
    template_form
    template_seed
    template_version
    test_case
    verification_document
    voucher
    webhook`,
  'as many as there are shops and names for them': 'mount site_host payment_gateway',
  'as many as there are companies':
    'answer_model automation_setting billing_detail company invoice_counter partnership resale subscription',
  'five a company, one a day of each': 'agent_page_day',
  'one a product, or one a month of each': 'provider_report sent_report commission_month answer_model_month',
  'one each time a shop did not answer': 'outage',
  'added up and gone within minutes': 'traffic_note',
} as const

export const handmade: ReadonlySet<string> = new Set(
  Object.values(notGrowing).flatMap((names) => names.trim().split(/\s+/)),
)

/** Columns that very many rows of one company share, beside those with a fixed list of values: they narrow nothing. */
export const shared: readonly string[] = ['product_id', 'release_id', 'member_id', 'actor_id', 'call', 'sort_subject']

/** Statements that read more than they need of a growing table, by a part of their text, and why that may be. */
export const allowed: readonly { readonly part: string; readonly why: string }[] = []
