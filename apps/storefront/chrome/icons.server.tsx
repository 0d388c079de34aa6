import type { IconName } from "@gelora/ui/icon-names.ts";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Bell from "lucide-react/icons/bell";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import Clock from "lucide-react/icons/clock";
import Copy from "lucide-react/icons/copy";
import CreditCard from "lucide-react/icons/credit-card";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Globe from "lucide-react/icons/globe";
import Heart from "lucide-react/icons/heart";
import House from "lucide-react/icons/house";
import Info from "lucide-react/icons/info";
import Landmark from "lucide-react/icons/landmark";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Menu from "lucide-react/icons/menu";
import MessageCircle from "lucide-react/icons/message-circle";
import Minus from "lucide-react/icons/minus";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Package from "lucide-react/icons/package";
import Pencil from "lucide-react/icons/pencil";
import Phone from "lucide-react/icons/phone";
import Plus from "lucide-react/icons/plus";
import QrCode from "lucide-react/icons/qr-code";
import ReceiptText from "lucide-react/icons/receipt-text";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Ruler from "lucide-react/icons/ruler";
import Search from "lucide-react/icons/search";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Star from "lucide-react/icons/star";
import Store from "lucide-react/icons/store";
import Ticket from "lucide-react/icons/ticket";
import Trash from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Truck from "lucide-react/icons/truck";
import UserRound from "lucide-react/icons/user-round";
import Wallet from "lucide-react/icons/wallet";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import type { ComponentType, SVGProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const icons: Readonly<Record<IconName, ComponentType<SVGProps<SVGSVGElement>>>> = {
  search: Search,
  menu: Menu,
  close: X,
  account: UserRound,
  bag: ShoppingBag,
  right: ChevronRight,
  left: ChevronLeft,
  down: ChevronDown,
  up: ArrowUp,
  "arrow-right": ArrowRight,
  chat: MessageCircle,
  globe: Globe,
  help: CircleQuestionMark,
  pin: MapPin,
  truck: Truck,
  return: RotateCcw,
  store: Store,
  check: Check,
  filter: SlidersHorizontal,
  zoom: ZoomIn,
  ruler: Ruler,
  shield: ShieldCheck,
  package: Package,
  ticket: Ticket,
  settings: Settings,
  copy: Copy,
  trash: Trash,
  minus: Minus,
  plus: Plus,
  card: CreditCard,
  clock: Clock,
  info: Info,
  warning: TriangleAlert,
  heart: Heart,
  home: House,
  receipt: ReceiptText,
  phone: Phone,
  mail: Mail,
  qr: QrCode,
  wallet: Wallet,
  bank: Landmark,
  "sign-out": LogOut,
  show: Eye,
  hide: EyeOff,
  lock: LockKeyhole,
  bell: Bell,
  device: MonitorSmartphone,
  edit: Pencil,
  star: Star,
};

let sprite: string | undefined;

/**
 * All icons as symbols, rendered once per process and inlined in each page: icons add no
 * JavaScript.
 */
export function iconSprite(): string {
  sprite ??= Object.entries(icons)
    .map(([name, Icon]) => {
      const svg = renderToStaticMarkup(<Icon strokeWidth={1.75} />);
      const shapes = svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
      return `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
    })
    .join("");
  return sprite;
}
