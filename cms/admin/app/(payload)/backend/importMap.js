import { OrderPanel as OrderPanel_791d84d0b6884f3c5290d541bfe1fc0f } from '../../../../../plugins/ordering/admin/order-panel.tsx'
import { OrderReview as OrderReview_fd31495e4c641676f513b226ed5c850a } from '../../../../../plugins/ordering/admin/order-review.tsx'
import { StatusCell as StatusCell_f6e39ce728fef62675d008fd9b21db1b } from '../../../../../plugins/ordering/admin/status-cell.tsx'
import { MomentCell as MomentCell_36598d1d9472bc95b6561f86c2142f33 } from '../../../../../collections/shared/admin/moment/moment-cell.tsx'
import { MomentField as MomentField_19e88362c61ba01e68c51ae520ff82e6 } from '../../../../../collections/shared/admin/moment/moment-field.tsx'
import { MarkedCell as MarkedCell_93be383adf00270549be2368874e0d3c } from '../../../../../collections/shared/admin/shown-data/marked-cell.tsx'
import { ItemsTable as ItemsTable_8a952d272b5a5b2b9947d38078af4ceb } from '../../../../../plugins/ordering/admin/items-table.tsx'
import { TaxesTable as TaxesTable_52330f94249f155728e92a827ec04851 } from '../../../../../plugins/ordering/admin/taxes-table.tsx'
import { DiscountsTable as DiscountsTable_b53a22e76b7172a267ba8d2fa2320370 } from '../../../../../plugins/ordering/admin/discounts-table.tsx'
import { EuroCell as EuroCell_85de543e5eb3d86845124932331eac03 } from '../../../../../collections/shared/admin/euro-cell.tsx'
import { EuroField as EuroField_8bb499ce8e742a6efcdc0a1d5dd1f72e } from '../../../../../collections/shared/admin/euro-field.tsx'
import { OriginTable as OriginTable_95018bd4d7bd07cd6663308239f101d5 } from '../../../../../plugins/ordering/admin/origin-table.tsx'
import { UndoNarrowing as UndoNarrowing_ef4d3edb3c54615c865d92268495014f } from '../../../../../plugins/desk/admin/list/undo-narrowing.tsx'
import { RefusalKeeper as RefusalKeeper_0dfd35db2435d92b37a906f35fc7b4dd } from '../../../../../plugins/panel/admin/refusal-keeper.tsx'
import { UnsavedWatch as UnsavedWatch_f751bb338325ecc3d2789783dd1a5415 } from '../../../../../plugins/panel/admin/unsaved-watch.tsx'
import { WordsKeeper as WordsKeeper_49e53b3720cbcad4340b7f140a97da5b } from '../../../../../plugins/panel/admin/words-keeper.tsx'
import { ZoneMark as ZoneMark_0dafaabae6f3b464d9209dfd21ad0c77 } from '../../../../../plugins/panel/admin/zone-mark.tsx'
import { InsteadOf as InsteadOf_096c7a1820bc15d2fbea5b16cfb1aba7 } from '../../../../../collections/shared/admin/shown-data/instead-of.tsx'
import { PeopleCell as PeopleCell_00472ca1b5b32eb47aebfc941ea80221 } from '../../../../../collections/shared/admin/person/person-cells.tsx'
import { PaymentKeyPanel as PaymentKeyPanel_243d31edde586fcfcdcbea504042a1a9 } from '../../../../../plugins/payments/admin/payment-key-panel.tsx'
import { PercentCell as PercentCell_cc197503a695520dfeed1a7676242021 } from '../../../../../collections/shared/admin/percent-cell.tsx'
import { PercentField as PercentField_19e1044a075a99a92b6da18e80e76f44 } from '../../../../../collections/shared/admin/percent-field.tsx'
import { RowsWhenOpen as RowsWhenOpen_e29483f5bf3e118f07dff5d3279a7dc7 } from '../../../../../plugins/panel/admin/rows-when-open.tsx'
import { ClipboardBar as ClipboardBar_52a8ebc2e690eb3159b1e2f4573e9a87 } from '../../../../../plugins/clipboard/admin/clipboard-bar.tsx'
import { CalendarDayField as CalendarDayField_f5920b0a02f12d14c60581b24d82681e } from '../../../../../collections/shared/admin/calendar-day-field.tsx'
import { HoursRowLabel as HoursRowLabel_56b36011680fe69f8231f94686304cad } from '../../../../../collections/shared/admin/hours-row-label.tsx'
import { DiscountUsePanel as DiscountUsePanel_e0c3588d5f43db51fe7a6cdcedc9838f } from '../../../../../plugins/discounts/admin/discount-use-panel.tsx'
import { DiscountUseCell as DiscountUseCell_e6ca1eb0b2821c6c18029820cacb1126 } from '../../../../../plugins/discounts/admin/discount-use-cell.tsx'
import { CalendarDayCell as CalendarDayCell_3bc96076da8a5b5d1c61e5820ba1bca7 } from '../../../../../collections/shared/admin/calendar-day-cell.tsx'
import { TextRowLabel as TextRowLabel_032dacc2d55e620b720ea800bf171c95 } from '../../../../../collections/shared/admin/text-row-label.tsx'
import { ImportExportBar as ImportExportBar_37b44fd4941843971fc071e1ad52bdf7 } from '../../../../../plugins/import-export/admin/import-export-bar.tsx'
import { GeolocationField as GeolocationField_ff28563aa16673b2711a5c4f6fc2d7e8 } from '../../../../../collections/shared/admin/geolocation/geolocation-field.tsx'
import { HoursField as HoursField_583f1993c09baac7927ad6c7f72ef6ec } from '../../../../../collections/shared/admin/hours-field.tsx'
import { ColorSwatch as ColorSwatch_81d066496adf972a54685c555c80ff9b } from '../../../../../collections/shared/admin/color-swatch.tsx'
import { ThemePreview as ThemePreview_d55a02867465c51a2a10938fe5591053 } from '../../../../../collections/shared/admin/theme/theme-preview.tsx'
import { ThemeLink as ThemeLink_fd294f8732d0105af257ce41647039e1 } from '../../../../../plugins/themes/admin/theme-link.tsx'
import { PagePicker as PagePicker_9312d1f77bba0a1178dbffd19fb4a83c } from '../../../../../collections/shared/admin/page-picker.tsx'
import { PublishChecksPanel as PublishChecksPanel_a04bf29c010e21a2b39f1db2722924b5 } from '../../../../../plugins/editing/admin/publish-checks-panel.tsx'
import { PathFollowsName as PathFollowsName_3f0d826aeb014fd05ff840b753a26403 } from '../../../../../plugins/editing/admin/first-steps.tsx'
import { TeamPanel as TeamPanel_2e0687b44af72e592600f89a8cbb6723 } from '../../../../../plugins/editing/presence/team-panel.tsx'
import { NameLater as NameLater_3f0d826aeb014fd05ff840b753a26403 } from '../../../../../plugins/editing/admin/first-steps.tsx'
import { ImageLabel as ImageLabel_f5cfd1ddf121708c6f8cd16a424d92d4 } from '../../../../../collections/content/sites/image-label.tsx'
import { KindsOfRowsWhenOpen as KindsOfRowsWhenOpen_e29483f5bf3e118f07dff5d3279a7dc7 } from '../../../../../plugins/panel/admin/rows-when-open.tsx'
import { SectionsDiff as SectionsDiff_15f165ea8dbcd1095de5d37607f2b25c } from '../../../../../plugins/editing/versions/sections-diff.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { NamedToolsFeature as NamedToolsFeature_057c7db0d1728da6a865c7cfa1e127a4 } from '../../../../../plugins/panel/admin/named-tools.tsx'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextTableFeature as TextTableFeature_b105e0f4583b93d18900e03f1b843680 } from '../../../../../plugins/editing/admin/rich-text/text-table-feature.tsx'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingsByPlaceFeature as HeadingsByPlaceFeature_0201e3512165996ab08f428ca597755e } from '../../../../../plugins/editing/admin/rich-text/headings-by-place.tsx'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchPreview as SearchPreview_6307a58884aec3824dd585a781e4c845 } from '../../../../../plugins/editing/admin/search-preview/search-preview.tsx'
import { ForeignSections as ForeignSections_0ae80fc1cc3cf190e7d7ee4b7ec9df48 } from '../../../../../plugins/editing/admin/foreign-sections.tsx'
import { PublishSwitch as PublishSwitch_82e9b240089e3249256052b380936a45 } from '../../../../../plugins/pages/admin/publish-switch.tsx'
import { ApprovalPanel as ApprovalPanel_ffded033c334438e3681d9b60dd49da1 } from '../../../../../plugins/editing/approval/approval-panel.tsx'
import { CommentsPanel as CommentsPanel_48e40a2871dd97df7559a6a7c9b47a5b } from '../../../../../plugins/editing/comments/comments-panel.tsx'
import { PlanPanel as PlanPanel_79440ce5b1a18d7fc2656bdaa7e03923 } from '../../../../../plugins/editing/admin/plan-panel.tsx'
import { PreviewLinkPanel as PreviewLinkPanel_fd839c3e2897588f6680fb09342eec9e } from '../../../../../plugins/editing/admin/preview-link-panel.tsx'
import { KeepPanel as KeepPanel_821ecfc61c2161882fe08952e1a9e68e } from '../../../../../plugins/editing/admin/keep/keep-panel.tsx'
import { PreviewFrame as PreviewFrame_5e06589568cd28cfa27b39f9617ccdb0 } from '../../../../../plugins/editing/admin/on-page/preview-frame.tsx'
import { StandingPanel as StandingPanel_9b62a8d0681d1a276aa48f3b6329e936 } from '../../../../../plugins/releases/admin/standing-panel.tsx'
import { UsagesPanel as UsagesPanel_80906cdd65ad1355f4976ac456dd1c9a } from '../../../../../plugins/references/admin/usages-panel.tsx'
import { VersionsView as VersionsView_84631f7c69b395d6f2a48f7c39bee4ff } from '../../../../../plugins/pages/admin/versions-view.tsx'
import { NewDraftView as NewDraftView_2fd15d045e12fd8265696d6d45db0dff } from '../../../../../plugins/editing/admin/new-draft/new-draft-view.tsx'
import { ItemRowLabel as ItemRowLabel_af77218cd8566f4f07b803767b6e4846 } from '../../../../../collections/content/navigations/item-row-label.tsx'
import { MenuDiff as MenuDiff_7d78361dbe3b1abceca86253c3b0af81 } from '../../../../../plugins/editing/versions/menu-diff.tsx'
import { LookFrame as LookFrame_2250ea71e6297db2055b150e28bcc645 } from '../../../../../plugins/editing/admin/look-frame.tsx'
import { NoWayBack as NoWayBack_414f2d69417d95a846afd47edd27944a } from '../../../../../plugins/themes/admin/no-way-back.tsx'
import { ContentPanel as ContentPanel_806b94fb7f8c5964f222b9fcd31117c6 } from '../../../../../plugins/releases/admin/content-panel.tsx'
import { SizesPanel as SizesPanel_397ed7e78319843c2bca7c67e983a6b3 } from '../../../../../plugins/files/admin/sizes-panel.tsx'
import { FileSizeCell as FileSizeCell_7fafc6160a863d312820519ac324ffe8 } from '../../../../../collections/shared/admin/file-size-cell.tsx'
import { BuiltAnswers as BuiltAnswers_ce83ae80bbe588f55d971e2ad9abbdf2 } from '../../../../../plugins/feedback/admin/built-answers.tsx'
import { SettleCell as SettleCell_617d12fce1e3bb487e10eb7d2f04954a } from '../../../../../plugins/feedback/admin/settle-cell.tsx'
import { SettleInForm as SettleInForm_e899cf221172a93104ca5c47987a4c87 } from '../../../../../plugins/feedback/admin/settle-in-form.tsx'
import { PublicAddressCell as PublicAddressCell_11004c239f38e4d962bdf4658c6c89d7 } from '../../../../../plugins/feedback/admin/public-address-cell.tsx'
import { PublicAddress as PublicAddress_0734d39274f5632f7ea1b9d8300a51ab } from '../../../../../plugins/feedback/admin/public-address.tsx'
import { AnswersList as AnswersList_6426735443bd82135b50c957a2f9b047 } from '../../../../../plugins/feedback/admin/answers-list.tsx'
import { RatingCell as RatingCell_bf2732fe27675a9c01fdbc3602567742 } from '../../../../../plugins/feedback/admin/rating-cell.tsx'
import { RuleRowLabel as RuleRowLabel_bae7d1433844dcd518f6c856db46fb36 } from '../../../../../collections/insight/qr-codes/admin/rule-row-label.tsx'
import { CodePanel as CodePanel_3ae13fcb23f9c8b5eeff62d95c9249f9 } from '../../../../../plugins/qr-codes/admin/views.tsx'
import { PersonTitleCell as PersonTitleCell_00472ca1b5b32eb47aebfc941ea80221 } from '../../../../../collections/shared/admin/person/person-cells.tsx'
import { ProjectReportPanel as ProjectReportPanel_6695f2deaf56eb1937f283d5c83f3d8e } from '../../../../../plugins/projects/admin/views.tsx'
import { CurrentPasswordField as CurrentPasswordField_d4e228485978e1b187dcaa900e07f5c8 } from '../../../../../collections/people/users/current-password-field.tsx'
import { PersonNameCell as PersonNameCell_00472ca1b5b32eb47aebfc941ea80221 } from '../../../../../collections/shared/admin/person/person-cells.tsx'
import { SignOutEverywhere as SignOutEverywhere_201d9af01f1546da44418a2a586c8a5f } from '../../../../../plugins/sessions/admin/sign-out-everywhere.tsx'
import { FactorPanel as FactorPanel_eb7150ee62ebb6d55b80546ad5e9aa89 } from '../../../../../plugins/second-factor/admin/factor-panel.tsx'
import { PinPanel as PinPanel_188baa09aaa5c80779fd4211f37db690 } from '../../../../../plugins/pins/admin/pin-panel.tsx'
import { EmailHint as EmailHint_fb90fdeaaccb63f64e2497acc2a04bac } from '../../../../../collections/people/customers/admin/email-hint.tsx'
import { MarkedDayCell as MarkedDayCell_93be383adf00270549be2368874e0d3c } from '../../../../../collections/shared/admin/shown-data/marked-cell.tsx'
import { CustomerOrdersList as CustomerOrdersList_4fde3a70ff0fd7351cdfcf2adbf8262c } from '../../../../../plugins/ordering/admin/customer-orders.tsx'
import { TestPrintPanel as TestPrintPanel_356dbe7628eefd3b26393b719bf2dd8e } from '../../../../../plugins/printing/admin/test-print-panel.tsx'
import { DeviceKeyPanel as DeviceKeyPanel_bd2a8655edad555f77251fcc070bd309 } from '../../../../../plugins/devices/admin/device-key-panel.tsx'
import { DeviceCheckPanel as DeviceCheckPanel_70c47f9429d29f75c3a0ebb9cf41eb69 } from '../../../../../plugins/devices/admin/check/device-check-panel.tsx'
import { PinLocksPanel as PinLocksPanel_894536ee5a7992ffabc199b4707ea71b } from '../../../../../plugins/pins/admin/pin-locks-panel.tsx'
import { ConnectLink as ConnectLink_431834b7d3e8b7c201af5964c3efb705 } from '../../../../../plugins/devices/admin/connect/connect-link.tsx'
import { SmsKeyPanel as SmsKeyPanel_4665baf6138525fc7fbee71d36b2addc } from '../../../../../plugins/messages/admin/sms-key-panel.tsx'
import { ChangesTable as ChangesTable_76e537f26100dc070f49dd9b7c8f0b3c } from '../../../../../collections/operations/logs/admin/changes-table.tsx'
import { RecordKindCell as RecordKindCell_ba88a55184781acfa2e1e09a97fb0e6c } from '../../../../../collections/operations/logs/admin/record-kind.tsx'
import { RecordKindField as RecordKindField_ba88a55184781acfa2e1e09a97fb0e6c } from '../../../../../collections/operations/logs/admin/record-kind.tsx'
import { MarkdownPreview as MarkdownPreview_56d3c4a6478c22ce452c5401fd60621e } from '../../../../../collections/shared/admin/markdown-preview.tsx'
import { SectionRowLabel as SectionRowLabel_9aa04fe444a8405e01b3e349a966c154 } from '../../../../../collections/shared/admin/section-row-label.tsx'
import { LoosenButton as LoosenButton_64546b73e591aae860989f108ceb5ced } from '../../../../../plugins/editing/admin/keep/loosen-button.tsx'
import { DeskNav as DeskNav_ad1238e050df4605b534479e3ce36a05 } from '../../../../../plugins/desk/admin/nav/desk-nav.tsx'
import { Icon as Icon_e7f979d628b1b9458d2e2a82a5718e51 } from '../../../../../cms/admin/components/icon.tsx'
import { Logo as Logo_ba09d3dd4d49f9f19e8ad740f24b0d65 } from '../../../../../cms/admin/components/logo.tsx'
import { SignInStep as SignInStep_232d307c0c456ef48728c1c0eefef547 } from '../../../../../plugins/second-factor/admin/sign-in-step.tsx'
import { LateAnswersWatch as LateAnswersWatch_3ea06b7487623bdbaf9fc2f958c33a62 } from '../../../../../plugins/ordering/admin/late-answers/late-answers-watch.tsx'
import { StaffNoteKeeper as StaffNoteKeeper_903de5f67d7acf85ecaca8329dffff30 } from '../../../../../plugins/sessions/admin/staff-note.tsx'
import { AnswerWatch as AnswerWatch_0a4b375f9febd46f180c9821acbafb00 } from '../../../../../plugins/panel/admin/answer-watch.tsx'
import { BranchZones as BranchZones_a0d828604049f59ef64a9324bf6e50db } from '../../../../../collections/shared/admin/moment/branch-zones.tsx'
import { FirstColours as FirstColours_4a6c82b7ba68ad0e452f2fc1b7c4ec83 } from '../../../../../plugins/desk/look/first-colours.tsx'
import { MarkupMender as MarkupMender_3b9b12dd0e9447b551c04dde4df846d2 } from '../../../../../plugins/desk/look/markup-mender.tsx'
import { DeskView as DeskView_90112c88271c2b9ca4c7c72a6fa22a5d } from '../../../../../plugins/desk/admin/view/desk-view.tsx'
import { SignOutView as SignOutView_c50009e2746f594ca8e524ac59057488 } from '../../../../../plugins/sessions/admin/sign-out-view.tsx'
import { FactorsView as FactorsView_685fb014a80fe37bc8aab8b4165075e2 } from '../../../../../plugins/second-factor/admin/factors-view.tsx'
import { TodayView as TodayView_86694ee1d69d4c0a1c61a80bf154d36e } from '../../../../../plugins/desk/admin/today/today-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { OrderBoardView as OrderBoardView_9e391e91d142cdb38f8a061b9389e19e } from '../../../../../plugins/ordering/admin/views.tsx'
import { TextsView as TextsView_7504acdd9c6c755a105f8e47b03ae486 } from '../../../../../plugins/ordering/admin/texts/views.tsx'
import { UnsettledPaymentsView as UnsettledPaymentsView_94783e39d333185e52064cdbd9dfcc4e } from '../../../../../plugins/ordering/admin/unsettled/views.tsx'
import { VouchersView as VouchersView_f8dbdfef34527bb3d16e258420ddcdca } from '../../../../../plugins/vouchers/admin/views.tsx'
import { TimesView as TimesView_cd9a4d0df74998692c1cdeb35e961784 } from '../../../../../plugins/working-time/admin/views.tsx'
import { DayEndView as DayEndView_4e5993206dbd576ea766a7c55614cd0d } from '../../../../../plugins/day-ends/admin/views.tsx'
import { FiscalView as FiscalView_641cde9fd08b094eadd9926dd0c05204 } from '../../../../../plugins/fiscal/admin/views.tsx'
import { MessagesView as MessagesView_9db3b65a62db54b05540f7a7b6a0b223 } from '../../../../../plugins/messages/admin/views.tsx'
import { DevicesView as DevicesView_9db3b65a62db54b05540f7a7b6a0b223 } from '../../../../../plugins/messages/admin/views.tsx'
import { MediaView as MediaView_09d2811cec445153f3b1eca33d323210 } from '../../../../../plugins/media/admin/views.tsx'
import { ConnectScreenView as ConnectScreenView_f8f9bc86b124b6ac015252f1ec556dbc } from '../../../../../plugins/devices/admin/connect/views.tsx'
import { PrintersView as PrintersView_82a5abf10d1ae20946009d0a01226e30 } from '../../../../../plugins/printing/admin/views.tsx'
import { PlanView as PlanView_5773c2fe8e005adaa75c5d1520a1bd5e } from '../../../../../plugins/planner/admin/views.tsx'
import { OwnShiftsView as OwnShiftsView_5773c2fe8e005adaa75c5d1520a1bd5e } from '../../../../../plugins/planner/admin/views.tsx'
import { AnalyticsLogsView as AnalyticsLogsView_0c8a1523e2efddb86475d700602cf590 } from '../../../../../plugins/analytics/admin/analytics-logs-view.tsx'
import { StatisticsView as StatisticsView_1e3558f9b746331a205c50a36131810b } from '../../../../../plugins/statistics/admin/views.tsx'
import { FigureOrdersView as FigureOrdersView_1e3558f9b746331a205c50a36131810b } from '../../../../../plugins/statistics/admin/views.tsx'
import { ChecksView as ChecksView_72416d70706bdda1b8e3c9cecd563a34 } from '../../../../../plugins/pages/admin/views.tsx'
import { PagesView as PagesView_72416d70706bdda1b8e3c9cecd563a34 } from '../../../../../plugins/pages/admin/views.tsx'
import { KitPage as KitPage_f6d6d497d48a96d5e328b2bc55e459ef } from '../../../../../plugins/desk/kit-page/views.tsx'
import { ExampleView as ExampleView_f6d6d497d48a96d5e328b2bc55e459ef } from '../../../../../plugins/desk/kit-page/views.tsx'

/** @type import('payload').ImportMap */
export const importMap = {
  "/plugins/ordering/admin/order-panel.tsx#OrderPanel": OrderPanel_791d84d0b6884f3c5290d541bfe1fc0f,
  "/plugins/ordering/admin/order-review.tsx#OrderReview": OrderReview_fd31495e4c641676f513b226ed5c850a,
  "/plugins/ordering/admin/status-cell.tsx#StatusCell": StatusCell_f6e39ce728fef62675d008fd9b21db1b,
  "/collections/shared/admin/moment/moment-cell.tsx#MomentCell": MomentCell_36598d1d9472bc95b6561f86c2142f33,
  "/collections/shared/admin/moment/moment-field.tsx#MomentField": MomentField_19e88362c61ba01e68c51ae520ff82e6,
  "/collections/shared/admin/shown-data/marked-cell.tsx#MarkedCell": MarkedCell_93be383adf00270549be2368874e0d3c,
  "/plugins/ordering/admin/items-table.tsx#ItemsTable": ItemsTable_8a952d272b5a5b2b9947d38078af4ceb,
  "/plugins/ordering/admin/taxes-table.tsx#TaxesTable": TaxesTable_52330f94249f155728e92a827ec04851,
  "/plugins/ordering/admin/discounts-table.tsx#DiscountsTable": DiscountsTable_b53a22e76b7172a267ba8d2fa2320370,
  "/collections/shared/admin/euro-cell.tsx#EuroCell": EuroCell_85de543e5eb3d86845124932331eac03,
  "/collections/shared/admin/euro-field.tsx#EuroField": EuroField_8bb499ce8e742a6efcdc0a1d5dd1f72e,
  "/plugins/ordering/admin/origin-table.tsx#OriginTable": OriginTable_95018bd4d7bd07cd6663308239f101d5,
  "/plugins/desk/admin/list/undo-narrowing.tsx#UndoNarrowing": UndoNarrowing_ef4d3edb3c54615c865d92268495014f,
  "/plugins/panel/admin/refusal-keeper.tsx#RefusalKeeper": RefusalKeeper_0dfd35db2435d92b37a906f35fc7b4dd,
  "/plugins/panel/admin/unsaved-watch.tsx#UnsavedWatch": UnsavedWatch_f751bb338325ecc3d2789783dd1a5415,
  "/plugins/panel/admin/words-keeper.tsx#WordsKeeper": WordsKeeper_49e53b3720cbcad4340b7f140a97da5b,
  "/plugins/panel/admin/zone-mark.tsx#ZoneMark": ZoneMark_0dafaabae6f3b464d9209dfd21ad0c77,
  "/collections/shared/admin/shown-data/instead-of.tsx#InsteadOf": InsteadOf_096c7a1820bc15d2fbea5b16cfb1aba7,
  "/collections/shared/admin/person/person-cells.tsx#PeopleCell": PeopleCell_00472ca1b5b32eb47aebfc941ea80221,
  "/plugins/payments/admin/payment-key-panel.tsx#PaymentKeyPanel": PaymentKeyPanel_243d31edde586fcfcdcbea504042a1a9,
  "/collections/shared/admin/percent-cell.tsx#PercentCell": PercentCell_cc197503a695520dfeed1a7676242021,
  "/collections/shared/admin/percent-field.tsx#PercentField": PercentField_19e1044a075a99a92b6da18e80e76f44,
  "/plugins/panel/admin/rows-when-open.tsx#RowsWhenOpen": RowsWhenOpen_e29483f5bf3e118f07dff5d3279a7dc7,
  "/plugins/clipboard/admin/clipboard-bar.tsx#ClipboardBar": ClipboardBar_52a8ebc2e690eb3159b1e2f4573e9a87,
  "/collections/shared/admin/calendar-day-field.tsx#CalendarDayField": CalendarDayField_f5920b0a02f12d14c60581b24d82681e,
  "/collections/shared/admin/hours-row-label.tsx#HoursRowLabel": HoursRowLabel_56b36011680fe69f8231f94686304cad,
  "/plugins/discounts/admin/discount-use-panel.tsx#DiscountUsePanel": DiscountUsePanel_e0c3588d5f43db51fe7a6cdcedc9838f,
  "/plugins/discounts/admin/discount-use-cell.tsx#DiscountUseCell": DiscountUseCell_e6ca1eb0b2821c6c18029820cacb1126,
  "/collections/shared/admin/calendar-day-cell.tsx#CalendarDayCell": CalendarDayCell_3bc96076da8a5b5d1c61e5820ba1bca7,
  "/collections/shared/admin/text-row-label.tsx#TextRowLabel": TextRowLabel_032dacc2d55e620b720ea800bf171c95,
  "/plugins/import-export/admin/import-export-bar.tsx#ImportExportBar": ImportExportBar_37b44fd4941843971fc071e1ad52bdf7,
  "/collections/shared/admin/geolocation/geolocation-field.tsx#GeolocationField": GeolocationField_ff28563aa16673b2711a5c4f6fc2d7e8,
  "/collections/shared/admin/hours-field.tsx#HoursField": HoursField_583f1993c09baac7927ad6c7f72ef6ec,
  "/collections/shared/admin/color-swatch.tsx#ColorSwatch": ColorSwatch_81d066496adf972a54685c555c80ff9b,
  "/collections/shared/admin/theme/theme-preview.tsx#ThemePreview": ThemePreview_d55a02867465c51a2a10938fe5591053,
  "/plugins/themes/admin/theme-link.tsx#ThemeLink": ThemeLink_fd294f8732d0105af257ce41647039e1,
  "/collections/shared/admin/page-picker.tsx#PagePicker": PagePicker_9312d1f77bba0a1178dbffd19fb4a83c,
  "/plugins/editing/admin/publish-checks-panel.tsx#PublishChecksPanel": PublishChecksPanel_a04bf29c010e21a2b39f1db2722924b5,
  "/plugins/editing/admin/first-steps.tsx#PathFollowsName": PathFollowsName_3f0d826aeb014fd05ff840b753a26403,
  "/plugins/editing/presence/team-panel.tsx#TeamPanel": TeamPanel_2e0687b44af72e592600f89a8cbb6723,
  "/plugins/editing/admin/first-steps.tsx#NameLater": NameLater_3f0d826aeb014fd05ff840b753a26403,
  "/collections/content/sites/image-label.tsx#ImageLabel": ImageLabel_f5cfd1ddf121708c6f8cd16a424d92d4,
  "/plugins/panel/admin/rows-when-open.tsx#KindsOfRowsWhenOpen": KindsOfRowsWhenOpen_e29483f5bf3e118f07dff5d3279a7dc7,
  "/plugins/editing/versions/sections-diff.tsx#SectionsDiff": SectionsDiff_15f165ea8dbcd1095de5d37607f2b25c,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/plugins/panel/admin/named-tools.tsx#NamedToolsFeature": NamedToolsFeature_057c7db0d1728da6a865c7cfa1e127a4,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/plugins/editing/admin/rich-text/text-table-feature.tsx#TextTableFeature": TextTableFeature_b105e0f4583b93d18900e03f1b843680,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/plugins/editing/admin/rich-text/headings-by-place.tsx#HeadingsByPlaceFeature": HeadingsByPlaceFeature_0201e3512165996ab08f428ca597755e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/plugins/editing/admin/search-preview/search-preview.tsx#SearchPreview": SearchPreview_6307a58884aec3824dd585a781e4c845,
  "/plugins/editing/admin/foreign-sections.tsx#ForeignSections": ForeignSections_0ae80fc1cc3cf190e7d7ee4b7ec9df48,
  "/plugins/pages/admin/publish-switch.tsx#PublishSwitch": PublishSwitch_82e9b240089e3249256052b380936a45,
  "/plugins/editing/approval/approval-panel.tsx#ApprovalPanel": ApprovalPanel_ffded033c334438e3681d9b60dd49da1,
  "/plugins/editing/comments/comments-panel.tsx#CommentsPanel": CommentsPanel_48e40a2871dd97df7559a6a7c9b47a5b,
  "/plugins/editing/admin/plan-panel.tsx#PlanPanel": PlanPanel_79440ce5b1a18d7fc2656bdaa7e03923,
  "/plugins/editing/admin/preview-link-panel.tsx#PreviewLinkPanel": PreviewLinkPanel_fd839c3e2897588f6680fb09342eec9e,
  "/plugins/editing/admin/keep/keep-panel.tsx#KeepPanel": KeepPanel_821ecfc61c2161882fe08952e1a9e68e,
  "/plugins/editing/admin/on-page/preview-frame.tsx#PreviewFrame": PreviewFrame_5e06589568cd28cfa27b39f9617ccdb0,
  "/plugins/releases/admin/standing-panel.tsx#StandingPanel": StandingPanel_9b62a8d0681d1a276aa48f3b6329e936,
  "/plugins/references/admin/usages-panel.tsx#UsagesPanel": UsagesPanel_80906cdd65ad1355f4976ac456dd1c9a,
  "/plugins/pages/admin/versions-view.tsx#VersionsView": VersionsView_84631f7c69b395d6f2a48f7c39bee4ff,
  "/plugins/editing/admin/new-draft/new-draft-view.tsx#NewDraftView": NewDraftView_2fd15d045e12fd8265696d6d45db0dff,
  "/collections/content/navigations/item-row-label.tsx#ItemRowLabel": ItemRowLabel_af77218cd8566f4f07b803767b6e4846,
  "/plugins/editing/versions/menu-diff.tsx#MenuDiff": MenuDiff_7d78361dbe3b1abceca86253c3b0af81,
  "/plugins/editing/admin/look-frame.tsx#LookFrame": LookFrame_2250ea71e6297db2055b150e28bcc645,
  "/plugins/themes/admin/no-way-back.tsx#NoWayBack": NoWayBack_414f2d69417d95a846afd47edd27944a,
  "/plugins/releases/admin/content-panel.tsx#ContentPanel": ContentPanel_806b94fb7f8c5964f222b9fcd31117c6,
  "/plugins/files/admin/sizes-panel.tsx#SizesPanel": SizesPanel_397ed7e78319843c2bca7c67e983a6b3,
  "/collections/shared/admin/file-size-cell.tsx#FileSizeCell": FileSizeCell_7fafc6160a863d312820519ac324ffe8,
  "/plugins/feedback/admin/built-answers.tsx#BuiltAnswers": BuiltAnswers_ce83ae80bbe588f55d971e2ad9abbdf2,
  "/plugins/feedback/admin/settle-cell.tsx#SettleCell": SettleCell_617d12fce1e3bb487e10eb7d2f04954a,
  "/plugins/feedback/admin/settle-in-form.tsx#SettleInForm": SettleInForm_e899cf221172a93104ca5c47987a4c87,
  "/plugins/feedback/admin/public-address-cell.tsx#PublicAddressCell": PublicAddressCell_11004c239f38e4d962bdf4658c6c89d7,
  "/plugins/feedback/admin/public-address.tsx#PublicAddress": PublicAddress_0734d39274f5632f7ea1b9d8300a51ab,
  "/plugins/feedback/admin/answers-list.tsx#AnswersList": AnswersList_6426735443bd82135b50c957a2f9b047,
  "/plugins/feedback/admin/rating-cell.tsx#RatingCell": RatingCell_bf2732fe27675a9c01fdbc3602567742,
  "/collections/insight/qr-codes/admin/rule-row-label.tsx#RuleRowLabel": RuleRowLabel_bae7d1433844dcd518f6c856db46fb36,
  "/plugins/qr-codes/admin/views.tsx#CodePanel": CodePanel_3ae13fcb23f9c8b5eeff62d95c9249f9,
  "/collections/shared/admin/person/person-cells.tsx#PersonTitleCell": PersonTitleCell_00472ca1b5b32eb47aebfc941ea80221,
  "/plugins/projects/admin/views.tsx#ProjectReportPanel": ProjectReportPanel_6695f2deaf56eb1937f283d5c83f3d8e,
  "/collections/people/users/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_d4e228485978e1b187dcaa900e07f5c8,
  "/collections/shared/admin/person/person-cells.tsx#PersonNameCell": PersonNameCell_00472ca1b5b32eb47aebfc941ea80221,
  "/plugins/sessions/admin/sign-out-everywhere.tsx#SignOutEverywhere": SignOutEverywhere_201d9af01f1546da44418a2a586c8a5f,
  "/plugins/second-factor/admin/factor-panel.tsx#FactorPanel": FactorPanel_eb7150ee62ebb6d55b80546ad5e9aa89,
  "/plugins/pins/admin/pin-panel.tsx#PinPanel": PinPanel_188baa09aaa5c80779fd4211f37db690,
  "/collections/people/customers/admin/email-hint.tsx#EmailHint": EmailHint_fb90fdeaaccb63f64e2497acc2a04bac,
  "/collections/shared/admin/shown-data/marked-cell.tsx#MarkedDayCell": MarkedDayCell_93be383adf00270549be2368874e0d3c,
  "/plugins/ordering/admin/customer-orders.tsx#CustomerOrdersList": CustomerOrdersList_4fde3a70ff0fd7351cdfcf2adbf8262c,
  "/plugins/printing/admin/test-print-panel.tsx#TestPrintPanel": TestPrintPanel_356dbe7628eefd3b26393b719bf2dd8e,
  "/plugins/devices/admin/device-key-panel.tsx#DeviceKeyPanel": DeviceKeyPanel_bd2a8655edad555f77251fcc070bd309,
  "/plugins/devices/admin/check/device-check-panel.tsx#DeviceCheckPanel": DeviceCheckPanel_70c47f9429d29f75c3a0ebb9cf41eb69,
  "/plugins/pins/admin/pin-locks-panel.tsx#PinLocksPanel": PinLocksPanel_894536ee5a7992ffabc199b4707ea71b,
  "/plugins/devices/admin/connect/connect-link.tsx#ConnectLink": ConnectLink_431834b7d3e8b7c201af5964c3efb705,
  "/plugins/messages/admin/sms-key-panel.tsx#SmsKeyPanel": SmsKeyPanel_4665baf6138525fc7fbee71d36b2addc,
  "/collections/operations/logs/admin/changes-table.tsx#ChangesTable": ChangesTable_76e537f26100dc070f49dd9b7c8f0b3c,
  "/collections/operations/logs/admin/record-kind.tsx#RecordKindCell": RecordKindCell_ba88a55184781acfa2e1e09a97fb0e6c,
  "/collections/operations/logs/admin/record-kind.tsx#RecordKindField": RecordKindField_ba88a55184781acfa2e1e09a97fb0e6c,
  "/collections/shared/admin/markdown-preview.tsx#MarkdownPreview": MarkdownPreview_56d3c4a6478c22ce452c5401fd60621e,
  "/collections/shared/admin/section-row-label.tsx#SectionRowLabel": SectionRowLabel_9aa04fe444a8405e01b3e349a966c154,
  "/plugins/editing/admin/keep/loosen-button.tsx#LoosenButton": LoosenButton_64546b73e591aae860989f108ceb5ced,
  "/plugins/desk/admin/nav/desk-nav.tsx#DeskNav": DeskNav_ad1238e050df4605b534479e3ce36a05,
  "/cms/admin/components/icon.tsx#Icon": Icon_e7f979d628b1b9458d2e2a82a5718e51,
  "/cms/admin/components/logo.tsx#Logo": Logo_ba09d3dd4d49f9f19e8ad740f24b0d65,
  "/plugins/second-factor/admin/sign-in-step.tsx#SignInStep": SignInStep_232d307c0c456ef48728c1c0eefef547,
  "/plugins/ordering/admin/late-answers/late-answers-watch.tsx#LateAnswersWatch": LateAnswersWatch_3ea06b7487623bdbaf9fc2f958c33a62,
  "/plugins/sessions/admin/staff-note.tsx#StaffNoteKeeper": StaffNoteKeeper_903de5f67d7acf85ecaca8329dffff30,
  "/plugins/panel/admin/answer-watch.tsx#AnswerWatch": AnswerWatch_0a4b375f9febd46f180c9821acbafb00,
  "/collections/shared/admin/moment/branch-zones.tsx#BranchZones": BranchZones_a0d828604049f59ef64a9324bf6e50db,
  "/plugins/desk/look/first-colours.tsx#FirstColours": FirstColours_4a6c82b7ba68ad0e452f2fc1b7c4ec83,
  "/plugins/desk/look/markup-mender.tsx#MarkupMender": MarkupMender_3b9b12dd0e9447b551c04dde4df846d2,
  "/plugins/desk/admin/view/desk-view.tsx#DeskView": DeskView_90112c88271c2b9ca4c7c72a6fa22a5d,
  "/plugins/sessions/admin/sign-out-view.tsx#SignOutView": SignOutView_c50009e2746f594ca8e524ac59057488,
  "/plugins/second-factor/admin/factors-view.tsx#FactorsView": FactorsView_685fb014a80fe37bc8aab8b4165075e2,
  "/plugins/desk/admin/today/today-view.tsx#TodayView": TodayView_86694ee1d69d4c0a1c61a80bf154d36e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/plugins/ordering/admin/views.tsx#OrderBoardView": OrderBoardView_9e391e91d142cdb38f8a061b9389e19e,
  "/plugins/ordering/admin/texts/views.tsx#TextsView": TextsView_7504acdd9c6c755a105f8e47b03ae486,
  "/plugins/ordering/admin/unsettled/views.tsx#UnsettledPaymentsView": UnsettledPaymentsView_94783e39d333185e52064cdbd9dfcc4e,
  "/plugins/vouchers/admin/views.tsx#VouchersView": VouchersView_f8dbdfef34527bb3d16e258420ddcdca,
  "/plugins/working-time/admin/views.tsx#TimesView": TimesView_cd9a4d0df74998692c1cdeb35e961784,
  "/plugins/day-ends/admin/views.tsx#DayEndView": DayEndView_4e5993206dbd576ea766a7c55614cd0d,
  "/plugins/fiscal/admin/views.tsx#FiscalView": FiscalView_641cde9fd08b094eadd9926dd0c05204,
  "/plugins/messages/admin/views.tsx#MessagesView": MessagesView_9db3b65a62db54b05540f7a7b6a0b223,
  "/plugins/messages/admin/views.tsx#DevicesView": DevicesView_9db3b65a62db54b05540f7a7b6a0b223,
  "/plugins/media/admin/views.tsx#MediaView": MediaView_09d2811cec445153f3b1eca33d323210,
  "/plugins/devices/admin/connect/views.tsx#ConnectScreenView": ConnectScreenView_f8f9bc86b124b6ac015252f1ec556dbc,
  "/plugins/printing/admin/views.tsx#PrintersView": PrintersView_82a5abf10d1ae20946009d0a01226e30,
  "/plugins/planner/admin/views.tsx#PlanView": PlanView_5773c2fe8e005adaa75c5d1520a1bd5e,
  "/plugins/planner/admin/views.tsx#OwnShiftsView": OwnShiftsView_5773c2fe8e005adaa75c5d1520a1bd5e,
  "/plugins/analytics/admin/analytics-logs-view.tsx#AnalyticsLogsView": AnalyticsLogsView_0c8a1523e2efddb86475d700602cf590,
  "/plugins/statistics/admin/views.tsx#StatisticsView": StatisticsView_1e3558f9b746331a205c50a36131810b,
  "/plugins/statistics/admin/views.tsx#FigureOrdersView": FigureOrdersView_1e3558f9b746331a205c50a36131810b,
  "/plugins/pages/admin/views.tsx#ChecksView": ChecksView_72416d70706bdda1b8e3c9cecd563a34,
  "/plugins/pages/admin/views.tsx#PagesView": PagesView_72416d70706bdda1b8e3c9cecd563a34,
  "/plugins/desk/kit-page/views.tsx#KitPage": KitPage_f6d6d497d48a96d5e328b2bc55e459ef,
  "/plugins/desk/kit-page/views.tsx#ExampleView": ExampleView_f6d6d497d48a96d5e328b2bc55e459ef
}
