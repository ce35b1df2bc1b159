import BadgePercent from "lucide-react/icons/badge-percent";
import BookOpen from "lucide-react/icons/book-open";
import ChartColumn from "lucide-react/icons/chart-column";
import Cloud from "lucide-react/icons/cloud";
import Download from "lucide-react/icons/download";
import FileCheck from "lucide-react/icons/file-check";
import FileText from "lucide-react/icons/file-text";
import Footprints from "lucide-react/icons/footprints";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Handshake from "lucide-react/icons/handshake";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Library from "lucide-react/icons/library";
import LifeBuoy from "lucide-react/icons/life-buoy";
import Link2 from "lucide-react/icons/link-2";
import MapPin from "lucide-react/icons/map-pin";
import Globe from "lucide-react/icons/globe";
import Megaphone from "lucide-react/icons/megaphone";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import MessagesSquare from "lucide-react/icons/messages-square";
import Package from "lucide-react/icons/package";
import Presentation from "lucide-react/icons/presentation";
import Server from "lucide-react/icons/server";
import ReceiptText from "lucide-react/icons/receipt-text";
import Settings from "lucide-react/icons/settings";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Users from "lucide-react/icons/users";
import Wrench from "lucide-react/icons/wrench";
import Rocket from "lucide-react/icons/rocket";
import BadgeCheck from "lucide-react/icons/badge-check";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Microscope from "lucide-react/icons/microscope";
import CalendarCheck from "lucide-react/icons/calendar-check";
import House from "lucide-react/icons/house";
import Mic from "lucide-react/icons/mic";
import MonitorPlay from "lucide-react/icons/monitor-play";
import UserPlus from "lucide-react/icons/user-plus";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import School from "lucide-react/icons/school";
import Backpack from "lucide-react/icons/backpack";
import History from "lucide-react/icons/history";
import type { LucideIcon } from "../../kit/buttons/icon.tsx";

const icons: Readonly<Record<string, LucideIcon>> = {
  first_steps: Footprints,
  dashboard: LayoutDashboard,
  orders: Package,
  advantages: BadgePercent,
  invoices: ReceiptText,
  products: Server,
  trainings: Presentation,
  partner_onboarding: Rocket,
  my_tickets: MessagesSquare,
  support: LifeBuoy,
  ticket_statistics: ChartColumn,
  new_ticket: MessageSquarePlus,
  licence_review: BadgeCheck,
  pioneer: Microscope,
  pioneer_cases: FileCheck,
  attendance: CalendarCheck,
  documentation: BookOpen,
  references: House,
  reference_review: ClipboardCheck,
  website: Globe,
  conference: Mic,
  promotion: Megaphone,
  downloads: Download,
  partner_programme: Handshake,
  guidelines: FileText,
  polish_webinars: MonitorPlay,
  become_partner: UserPlus,
  find_partner: MapPin,
  settings: Settings,
  employees: Users,
  webshop: ShoppingCart,
  cloud_platform: Cloud,
  configurator: Wrench,
  library: Library,
  academy: GraduationCap,
  campus: School,
  replay_desk: History,
  known_issues: TriangleAlert,
  campus_packages: Backpack,
};

/** The icon of a navigation entry; a link icon if it has none. */
export const navigationIcon = (name: string): LucideIcon => icons[name] ?? Link2;
