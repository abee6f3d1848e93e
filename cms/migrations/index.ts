import * as migration_20261121_000000_initial from './20261121_000000_initial.ts'
import * as migration_20261121_000100_ordering_tables from './20261121_000100_ordering_tables.ts'
import * as migration_20261121_000200_legal_texts from './20261121_000200_legal_texts.ts'
import * as migration_20261121_024308_back_office from './20261121_024308_back_office.ts'
import * as migration_20261121_024400_analytics_tables from './20261121_024400_analytics_tables.ts'
import * as migration_20261121_032958_contracts_carry_over from './20261121_032958_contracts_carry_over.ts'
import * as migration_20261121_034108_sorted_lists from './20261121_034108_sorted_lists.ts'
import * as migration_20261121_042021_relations_of_the_back_office from './20261121_042021_relations_of_the_back_office.ts'
import * as migration_20261121_050759_black_by_default from './20261121_050759_black_by_default.ts'
import * as migration_20261121_051152_drafts from './20261121_051152_drafts.ts'
import * as migration_20261121_052344_website_pages from './20261121_052344_website_pages.ts'
import * as migration_20261121_070630_vehicles_and_log from './20261121_070630_vehicles_and_log.ts'
import * as migration_20261121_073350_keys_per_division from './20261121_073350_keys_per_division.ts'
import * as migration_20261121_074449_font_metrics from './20261121_074449_font_metrics.ts'
import * as migration_20261121_080506_content_model_and_consent from './20261121_080506_content_model_and_consent.ts'
import * as migration_20261122_022358_order_ceiling from './20261122_022358_order_ceiling.ts'
import * as migration_20261123_014310_cards_fonts_and_sound from './20261123_014310_cards_fonts_and_sound.ts'
import * as migration_20261123_022522_news_label_and_division_tracking from './20261123_022522_news_label_and_division_tracking.ts'
import * as migration_20261123_120108_business_type_and_ids_in_pages from './20261123_120108_business_type_and_ids_in_pages.ts'
import * as migration_20261123_142826_order_reviews from './20261123_142826_order_reviews.ts'
import * as migration_20261123_155238_slot_capacity from './20261123_155238_slot_capacity.ts'
import * as migration_20261123_181824_delivery_zip_codes from './20261123_181824_delivery_zip_codes.ts'
import * as migration_20261123_191000_image_variants from './20261123_191000_image_variants.ts'
import * as migration_20261123_191850_kiosk_diets_and_pixel from './20261123_191850_kiosk_diets_and_pixel.ts'
import * as migration_20261123_220700_keys_out_of_figures from './20261123_220700_keys_out_of_figures.ts'
import * as migration_20261124_110144_settled_reviews from './20261124_110144_settled_reviews.ts'
import * as migration_20261124_110606_readable_records from './20261124_110606_readable_records.ts'
import * as migration_20261124_110700_names_of_records from './20261124_110700_names_of_records.ts'
import * as migration_20261124_112000_palette_words from './20261124_112000_palette_words.ts'
import * as migration_20261124_112257_second_factor from './20261124_112257_second_factor.ts'
import * as migration_20261124_114502_integrity from './20261124_114502_integrity.ts'
import * as migration_20261127_014411_unanswered_orders from './20261127_014411_unanswered_orders.ts'
import * as migration_20261127_035307_missed_minutes from './20261127_035307_missed_minutes.ts'
import * as migration_20261127_040000_order_event_details from './20261127_040000_order_event_details.ts'
import * as migration_20261127_041624_voided_orders from './20261127_041624_voided_orders.ts'
import * as migration_20261127_090602_branch_acceptance from './20261127_090602_branch_acceptance.ts'
import * as migration_20261127_120626_screens from './20261127_120626_screens.ts'
import * as migration_20261127_121658_pairings_and_pins from './20261127_121658_pairings_and_pins.ts'
import * as migration_20261127_131305_order_channel from './20261127_131305_order_channel.ts'
import * as migration_20261127_134717_last_order from './20261127_134717_last_order.ts'
import * as migration_20261127_173331_quotations from './20261127_173331_quotations.ts'
import * as migration_20261127_174500_branch_outages from './20261127_174500_branch_outages.ts'
import * as migration_20261127_175500_order_history from './20261127_175500_order_history.ts'
import * as migration_20261128_021000_voided_history from './20261128_021000_voided_history.ts'
import * as migration_20261128_025544_payments from './20261128_025544_payments.ts'
import * as migration_20261128_060000_payments_palette from './20261128_060000_payments_palette.ts'
import * as migration_20261128_063218_payment_accounts from './20261128_063218_payment_accounts.ts'
import * as migration_20261128_064040_day_ends from './20261128_064040_day_ends.ts'
import * as migration_20261128_065535_print_jobs from './20261128_065535_print_jobs.ts'
import * as migration_20261128_073847_messages from './20261128_073847_messages.ts'
import * as migration_20261128_091500_payments_to_ask_after from './20261128_091500_payments_to_ask_after.ts'
import * as migration_20261128_092319_print_pictures_device_requests from './20261128_092319_print_pictures_device_requests.ts'
import * as migration_20261128_092531_signed_receipts from './20261128_092531_signed_receipts.ts'
import * as migration_20261128_092557_vouchers from './20261128_092557_vouchers.ts'
import * as migration_20261128_093049_messages_by_all_ways from './20261128_093049_messages_by_all_ways.ts'
import * as migration_20261128_100125_discounts_and_tips from './20261128_100125_discounts_and_tips.ts'
import * as migration_20261128_130302_parts_of_a_bill from './20261128_130302_parts_of_a_bill.ts'
import * as migration_20261128_130443_voucher_books from './20261128_130443_voucher_books.ts'
import * as migration_20261128_131644_sms_daily_limit from './20261128_131644_sms_daily_limit.ts'
import * as migration_20261128_133341_contact_request_texts from './20261128_133341_contact_request_texts.ts'
import * as migration_20261128_133859_voucher_amounts from './20261128_133859_voucher_amounts.ts'
import * as migration_20261128_140500_unsettled_payments from './20261128_140500_unsettled_payments.ts'
import * as migration_20261129_015718_payment_plugins_and_sms_names from './20261129_015718_payment_plugins_and_sms_names.ts'
import * as migration_20261129_030100_contract_hours from './20261129_030100_contract_hours.ts'
import * as migration_20261129_030200_working_time_ledger from './20261129_030200_working_time_ledger.ts'
import * as migration_20261129_030300_planner from './20261129_030300_planner.ts'
import * as migration_20261129_030400_working_time_calendar from './20261129_030400_working_time_calendar.ts'
import * as migration_20261129_033500_open_lines from './20261129_033500_open_lines.ts'
import * as migration_20261129_041000_time_sheets from './20261129_041000_time_sheets.ts'
import * as migration_20261129_041624_project_rates from './20261129_041624_project_rates.ts'
import * as migration_20261129_042218_payroll from './20261129_042218_payroll.ts'
import * as migration_20261129_074759_leave_notices from './20261129_074759_leave_notices.ts'
import * as migration_20261129_080918_overtime_rules from './20261129_080918_overtime_rules.ts'
import * as migration_20261129_093900_plan_palette from './20261129_093900_plan_palette.ts'
import * as migration_20261129_162158_qr_rules_and_scans from './20261129_162158_qr_rules_and_scans.ts'
import * as migration_20261129_164500_visits from './20261129_164500_visits.ts'
import * as migration_20261129_170301_order_origin from './20261129_170301_order_origin.ts'
import * as migration_20261129_172000_order_figures from './20261129_172000_order_figures.ts'
import * as migration_20261129_203045_kept_of_statistics from './20261129_203045_kept_of_statistics.ts'
import * as migration_20261129_205000_order_doors from './20261129_205000_order_doors.ts'
import * as migration_20261129_211313_page_requests from './20261129_211313_page_requests.ts'
import * as migration_20261130_015500_rollups_by_kind from './20261130_015500_rollups_by_kind.ts'
import * as migration_20261130_052243_locks_and_badges from './20261130_052243_locks_and_badges.ts'
import * as migration_20261130_053000_erased_visitors from './20261130_053000_erased_visitors.ts'
import * as migration_20261130_055000_visit_media from './20261130_055000_visit_media.ts'
import * as migration_20261130_091836_media_library from './20261130_091836_media_library.ts'
import * as migration_20261130_093724_page_trash from './20261130_093724_page_trash.ts'
import * as migration_20261130_101545_pieces from './20261130_101545_pieces.ts'
import * as migration_20261130_104500_media_indexes from './20261130_104500_media_indexes.ts'
import * as migration_20261130_130500_order_wholes from './20261130_130500_order_wholes.ts'
import * as migration_20261130_131720_website_faces from './20261130_131720_website_faces.ts'
import * as migration_20261130_132859_working_on_pages from './20261130_132859_working_on_pages.ts'
import * as migration_20261130_142033_fed_sections from './20261130_142033_fed_sections.ts'
import * as migration_20261130_171500_weeks_of_visitors from './20261130_171500_weeks_of_visitors.ts'
import * as migration_20261130_172500_sums_of_scans from './20261130_172500_sums_of_scans.ts'
import * as migration_20261130_190500_templates_palette from './20261130_190500_templates_palette.ts'
import * as migration_20261130_213000_page_comments from './20261130_213000_page_comments.ts'
import * as migration_20261130_213046_drafts_of_menus_and_themes from './20261130_213046_drafts_of_menus_and_themes.ts'
import * as migration_20261130_214258_page_approvals from './20261130_214258_page_approvals.ts'
import * as migration_20261201_022751_releases from './20261201_022751_releases.ts'

export const migrations = [
  {
    up: migration_20261121_000000_initial.up,
    down: migration_20261121_000000_initial.down,
    name: '20261121_000000_initial',
  },
  {
    up: migration_20261121_000100_ordering_tables.up,
    down: migration_20261121_000100_ordering_tables.down,
    name: '20261121_000100_ordering_tables',
  },
  {
    up: migration_20261121_000200_legal_texts.up,
    down: migration_20261121_000200_legal_texts.down,
    name: '20261121_000200_legal_texts',
  },
  {
    up: migration_20261121_024308_back_office.up,
    down: migration_20261121_024308_back_office.down,
    name: '20261121_024308_back_office',
  },
  {
    up: migration_20261121_024400_analytics_tables.up,
    down: migration_20261121_024400_analytics_tables.down,
    name: '20261121_024400_analytics_tables',
  },
  {
    up: migration_20261121_032958_contracts_carry_over.up,
    down: migration_20261121_032958_contracts_carry_over.down,
    name: '20261121_032958_contracts_carry_over',
  },
  {
    up: migration_20261121_034108_sorted_lists.up,
    down: migration_20261121_034108_sorted_lists.down,
    name: '20261121_034108_sorted_lists',
  },
  {
    up: migration_20261121_042021_relations_of_the_back_office.up,
    down: migration_20261121_042021_relations_of_the_back_office.down,
    name: '20261121_042021_relations_of_the_back_office',
  },
  {
    up: migration_20261121_050759_black_by_default.up,
    down: migration_20261121_050759_black_by_default.down,
    name: '20261121_050759_black_by_default',
  },
  {
    up: migration_20261121_051152_drafts.up,
    down: migration_20261121_051152_drafts.down,
    name: '20261121_051152_drafts',
  },
  {
    up: migration_20261121_052344_website_pages.up,
    down: migration_20261121_052344_website_pages.down,
    name: '20261121_052344_website_pages',
  },
  {
    up: migration_20261121_070630_vehicles_and_log.up,
    down: migration_20261121_070630_vehicles_and_log.down,
    name: '20261121_070630_vehicles_and_log',
  },
  {
    up: migration_20261121_073350_keys_per_division.up,
    down: migration_20261121_073350_keys_per_division.down,
    name: '20261121_073350_keys_per_division',
  },
  {
    up: migration_20261121_074449_font_metrics.up,
    down: migration_20261121_074449_font_metrics.down,
    name: '20261121_074449_font_metrics',
  },
  {
    up: migration_20261121_080506_content_model_and_consent.up,
    down: migration_20261121_080506_content_model_and_consent.down,
    name: '20261121_080506_content_model_and_consent',
  },
  {
    up: migration_20261122_022358_order_ceiling.up,
    down: migration_20261122_022358_order_ceiling.down,
    name: '20261122_022358_order_ceiling',
  },
  {
    up: migration_20261123_014310_cards_fonts_and_sound.up,
    down: migration_20261123_014310_cards_fonts_and_sound.down,
    name: '20261123_014310_cards_fonts_and_sound',
  },
  {
    up: migration_20261123_022522_news_label_and_division_tracking.up,
    down: migration_20261123_022522_news_label_and_division_tracking.down,
    name: '20261123_022522_news_label_and_division_tracking',
  },
  {
    up: migration_20261123_120108_business_type_and_ids_in_pages.up,
    down: migration_20261123_120108_business_type_and_ids_in_pages.down,
    name: '20261123_120108_business_type_and_ids_in_pages',
  },
  {
    up: migration_20261123_142826_order_reviews.up,
    down: migration_20261123_142826_order_reviews.down,
    name: '20261123_142826_order_reviews',
  },
  {
    up: migration_20261123_155238_slot_capacity.up,
    down: migration_20261123_155238_slot_capacity.down,
    name: '20261123_155238_slot_capacity',
  },
  {
    up: migration_20261123_181824_delivery_zip_codes.up,
    down: migration_20261123_181824_delivery_zip_codes.down,
    name: '20261123_181824_delivery_zip_codes',
  },
  {
    up: migration_20261123_191000_image_variants.up,
    down: migration_20261123_191000_image_variants.down,
    name: '20261123_191000_image_variants',
  },
  {
    up: migration_20261123_191850_kiosk_diets_and_pixel.up,
    down: migration_20261123_191850_kiosk_diets_and_pixel.down,
    name: '20261123_191850_kiosk_diets_and_pixel',
  },
  {
    up: migration_20261123_220700_keys_out_of_figures.up,
    down: migration_20261123_220700_keys_out_of_figures.down,
    name: '20261123_220700_keys_out_of_figures',
  },
  {
    up: migration_20261124_110144_settled_reviews.up,
    down: migration_20261124_110144_settled_reviews.down,
    name: '20261124_110144_settled_reviews',
  },
  {
    up: migration_20261124_110606_readable_records.up,
    down: migration_20261124_110606_readable_records.down,
    name: '20261124_110606_readable_records',
  },
  {
    up: migration_20261124_110700_names_of_records.up,
    down: migration_20261124_110700_names_of_records.down,
    name: '20261124_110700_names_of_records',
  },
  {
    up: migration_20261124_112000_palette_words.up,
    down: migration_20261124_112000_palette_words.down,
    name: '20261124_112000_palette_words',
  },
  {
    up: migration_20261124_112257_second_factor.up,
    down: migration_20261124_112257_second_factor.down,
    name: '20261124_112257_second_factor',
  },
  {
    up: migration_20261124_114502_integrity.up,
    down: migration_20261124_114502_integrity.down,
    name: '20261124_114502_integrity',
  },
  {
    up: migration_20261127_014411_unanswered_orders.up,
    down: migration_20261127_014411_unanswered_orders.down,
    name: '20261127_014411_unanswered_orders',
  },
  {
    up: migration_20261127_035307_missed_minutes.up,
    down: migration_20261127_035307_missed_minutes.down,
    name: '20261127_035307_missed_minutes',
  },
  {
    up: migration_20261127_040000_order_event_details.up,
    down: migration_20261127_040000_order_event_details.down,
    name: '20261127_040000_order_event_details',
  },
  {
    up: migration_20261127_041624_voided_orders.up,
    down: migration_20261127_041624_voided_orders.down,
    name: '20261127_041624_voided_orders',
  },
  {
    up: migration_20261127_090602_branch_acceptance.up,
    down: migration_20261127_090602_branch_acceptance.down,
    name: '20261127_090602_branch_acceptance',
  },
  {
    up: migration_20261127_120626_screens.up,
    down: migration_20261127_120626_screens.down,
    name: '20261127_120626_screens',
  },
  {
    up: migration_20261127_121658_pairings_and_pins.up,
    down: migration_20261127_121658_pairings_and_pins.down,
    name: '20261127_121658_pairings_and_pins',
  },
  {
    up: migration_20261127_131305_order_channel.up,
    down: migration_20261127_131305_order_channel.down,
    name: '20261127_131305_order_channel',
  },
  {
    up: migration_20261127_134717_last_order.up,
    down: migration_20261127_134717_last_order.down,
    name: '20261127_134717_last_order',
  },
  {
    up: migration_20261127_173331_quotations.up,
    down: migration_20261127_173331_quotations.down,
    name: '20261127_173331_quotations',
  },
  {
    up: migration_20261127_174500_branch_outages.up,
    down: migration_20261127_174500_branch_outages.down,
    name: '20261127_174500_branch_outages',
  },
  {
    up: migration_20261127_175500_order_history.up,
    down: migration_20261127_175500_order_history.down,
    name: '20261127_175500_order_history',
  },
  {
    up: migration_20261128_021000_voided_history.up,
    down: migration_20261128_021000_voided_history.down,
    name: '20261128_021000_voided_history',
  },
  {
    up: migration_20261128_025544_payments.up,
    down: migration_20261128_025544_payments.down,
    name: '20261128_025544_payments',
  },
  {
    up: migration_20261128_060000_payments_palette.up,
    down: migration_20261128_060000_payments_palette.down,
    name: '20261128_060000_payments_palette',
  },
  {
    up: migration_20261128_063218_payment_accounts.up,
    down: migration_20261128_063218_payment_accounts.down,
    name: '20261128_063218_payment_accounts',
  },
  {
    up: migration_20261128_064040_day_ends.up,
    down: migration_20261128_064040_day_ends.down,
    name: '20261128_064040_day_ends',
  },
  {
    up: migration_20261128_065535_print_jobs.up,
    down: migration_20261128_065535_print_jobs.down,
    name: '20261128_065535_print_jobs',
  },
  {
    up: migration_20261128_073847_messages.up,
    down: migration_20261128_073847_messages.down,
    name: '20261128_073847_messages',
  },
  {
    up: migration_20261128_091500_payments_to_ask_after.up,
    down: migration_20261128_091500_payments_to_ask_after.down,
    name: '20261128_091500_payments_to_ask_after',
  },
  {
    up: migration_20261128_092319_print_pictures_device_requests.up,
    down: migration_20261128_092319_print_pictures_device_requests.down,
    name: '20261128_092319_print_pictures_device_requests',
  },
  {
    up: migration_20261128_092531_signed_receipts.up,
    down: migration_20261128_092531_signed_receipts.down,
    name: '20261128_092531_signed_receipts',
  },
  {
    up: migration_20261128_092557_vouchers.up,
    down: migration_20261128_092557_vouchers.down,
    name: '20261128_092557_vouchers',
  },
  {
    up: migration_20261128_093049_messages_by_all_ways.up,
    down: migration_20261128_093049_messages_by_all_ways.down,
    name: '20261128_093049_messages_by_all_ways',
  },
  {
    up: migration_20261128_100125_discounts_and_tips.up,
    down: migration_20261128_100125_discounts_and_tips.down,
    name: '20261128_100125_discounts_and_tips',
  },
  {
    up: migration_20261128_130302_parts_of_a_bill.up,
    down: migration_20261128_130302_parts_of_a_bill.down,
    name: '20261128_130302_parts_of_a_bill',
  },
  {
    up: migration_20261128_130443_voucher_books.up,
    down: migration_20261128_130443_voucher_books.down,
    name: '20261128_130443_voucher_books',
  },
  {
    up: migration_20261128_131644_sms_daily_limit.up,
    down: migration_20261128_131644_sms_daily_limit.down,
    name: '20261128_131644_sms_daily_limit',
  },
  {
    up: migration_20261128_133341_contact_request_texts.up,
    down: migration_20261128_133341_contact_request_texts.down,
    name: '20261128_133341_contact_request_texts',
  },
  {
    up: migration_20261128_133859_voucher_amounts.up,
    down: migration_20261128_133859_voucher_amounts.down,
    name: '20261128_133859_voucher_amounts',
  },
  {
    up: migration_20261128_140500_unsettled_payments.up,
    down: migration_20261128_140500_unsettled_payments.down,
    name: '20261128_140500_unsettled_payments',
  },
  {
    up: migration_20261129_015718_payment_plugins_and_sms_names.up,
    down: migration_20261129_015718_payment_plugins_and_sms_names.down,
    name: '20261129_015718_payment_plugins_and_sms_names',
  },
  {
    up: migration_20261129_030100_contract_hours.up,
    down: migration_20261129_030100_contract_hours.down,
    name: '20261129_030100_contract_hours',
  },
  {
    up: migration_20261129_030200_working_time_ledger.up,
    down: migration_20261129_030200_working_time_ledger.down,
    name: '20261129_030200_working_time_ledger',
  },
  {
    up: migration_20261129_030300_planner.up,
    down: migration_20261129_030300_planner.down,
    name: '20261129_030300_planner',
  },
  {
    up: migration_20261129_030400_working_time_calendar.up,
    down: migration_20261129_030400_working_time_calendar.down,
    name: '20261129_030400_working_time_calendar',
  },
  {
    up: migration_20261129_033500_open_lines.up,
    down: migration_20261129_033500_open_lines.down,
    name: '20261129_033500_open_lines',
  },
  {
    up: migration_20261129_041000_time_sheets.up,
    down: migration_20261129_041000_time_sheets.down,
    name: '20261129_041000_time_sheets',
  },
  {
    up: migration_20261129_041624_project_rates.up,
    down: migration_20261129_041624_project_rates.down,
    name: '20261129_041624_project_rates',
  },
  {
    up: migration_20261129_042218_payroll.up,
    down: migration_20261129_042218_payroll.down,
    name: '20261129_042218_payroll',
  },
  {
    up: migration_20261129_074759_leave_notices.up,
    down: migration_20261129_074759_leave_notices.down,
    name: '20261129_074759_leave_notices',
  },
  {
    up: migration_20261129_080918_overtime_rules.up,
    down: migration_20261129_080918_overtime_rules.down,
    name: '20261129_080918_overtime_rules',
  },
  {
    up: migration_20261129_093900_plan_palette.up,
    down: migration_20261129_093900_plan_palette.down,
    name: '20261129_093900_plan_palette',
  },
  {
    up: migration_20261129_162158_qr_rules_and_scans.up,
    down: migration_20261129_162158_qr_rules_and_scans.down,
    name: '20261129_162158_qr_rules_and_scans',
  },
  {
    up: migration_20261129_164500_visits.up,
    down: migration_20261129_164500_visits.down,
    name: '20261129_164500_visits',
  },
  {
    up: migration_20261129_170301_order_origin.up,
    down: migration_20261129_170301_order_origin.down,
    name: '20261129_170301_order_origin',
  },
  {
    up: migration_20261129_172000_order_figures.up,
    down: migration_20261129_172000_order_figures.down,
    name: '20261129_172000_order_figures',
  },
  {
    up: migration_20261129_203045_kept_of_statistics.up,
    down: migration_20261129_203045_kept_of_statistics.down,
    name: '20261129_203045_kept_of_statistics',
  },
  {
    up: migration_20261129_205000_order_doors.up,
    down: migration_20261129_205000_order_doors.down,
    name: '20261129_205000_order_doors',
  },
  {
    up: migration_20261129_211313_page_requests.up,
    down: migration_20261129_211313_page_requests.down,
    name: '20261129_211313_page_requests',
  },
  {
    up: migration_20261130_015500_rollups_by_kind.up,
    down: migration_20261130_015500_rollups_by_kind.down,
    name: '20261130_015500_rollups_by_kind',
  },
  {
    up: migration_20261130_052243_locks_and_badges.up,
    down: migration_20261130_052243_locks_and_badges.down,
    name: '20261130_052243_locks_and_badges',
  },
  {
    up: migration_20261130_053000_erased_visitors.up,
    down: migration_20261130_053000_erased_visitors.down,
    name: '20261130_053000_erased_visitors',
  },
  {
    up: migration_20261130_055000_visit_media.up,
    down: migration_20261130_055000_visit_media.down,
    name: '20261130_055000_visit_media',
  },
  {
    up: migration_20261130_091836_media_library.up,
    down: migration_20261130_091836_media_library.down,
    name: '20261130_091836_media_library',
  },
  {
    up: migration_20261130_093724_page_trash.up,
    down: migration_20261130_093724_page_trash.down,
    name: '20261130_093724_page_trash',
  },
  {
    up: migration_20261130_101545_pieces.up,
    down: migration_20261130_101545_pieces.down,
    name: '20261130_101545_pieces',
  },
  {
    up: migration_20261130_104500_media_indexes.up,
    down: migration_20261130_104500_media_indexes.down,
    name: '20261130_104500_media_indexes',
  },
  {
    up: migration_20261130_130500_order_wholes.up,
    down: migration_20261130_130500_order_wholes.down,
    name: '20261130_130500_order_wholes',
  },
  {
    up: migration_20261130_131720_website_faces.up,
    down: migration_20261130_131720_website_faces.down,
    name: '20261130_131720_website_faces',
  },
  {
    up: migration_20261130_132859_working_on_pages.up,
    down: migration_20261130_132859_working_on_pages.down,
    name: '20261130_132859_working_on_pages',
  },
  {
    up: migration_20261130_142033_fed_sections.up,
    down: migration_20261130_142033_fed_sections.down,
    name: '20261130_142033_fed_sections',
  },
  {
    up: migration_20261130_171500_weeks_of_visitors.up,
    down: migration_20261130_171500_weeks_of_visitors.down,
    name: '20261130_171500_weeks_of_visitors',
  },
  {
    up: migration_20261130_172500_sums_of_scans.up,
    down: migration_20261130_172500_sums_of_scans.down,
    name: '20261130_172500_sums_of_scans',
  },
  {
    up: migration_20261130_190500_templates_palette.up,
    down: migration_20261130_190500_templates_palette.down,
    name: '20261130_190500_templates_palette',
  },
  {
    up: migration_20261130_213000_page_comments.up,
    down: migration_20261130_213000_page_comments.down,
    name: '20261130_213000_page_comments',
  },
  {
    up: migration_20261130_213046_drafts_of_menus_and_themes.up,
    down: migration_20261130_213046_drafts_of_menus_and_themes.down,
    name: '20261130_213046_drafts_of_menus_and_themes',
  },
  {
    up: migration_20261130_214258_page_approvals.up,
    down: migration_20261130_214258_page_approvals.down,
    name: '20261130_214258_page_approvals',
  },
  {
    up: migration_20261201_022751_releases.up,
    down: migration_20261201_022751_releases.down,
    name: '20261201_022751_releases',
  },
]
